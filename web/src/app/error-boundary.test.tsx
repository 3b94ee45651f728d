import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { reloadPage } from '@/lib/reload-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';

vi.mock('@/lib/reload-page.ts', () => ({ reloadPage: vi.fn() }));

function Shell() {
  return (
    <>
      <nav>
        <Link to="/fine">Fine</Link>
        <Link to="/throws">Throws</Link>
        <Link to="/leaves-badly">Leaves badly</Link>
      </nav>
      <ErrorBoundary resetKey={useLocation().pathname}>
        <Outlet />
      </ErrorBoundary>
    </>
  );
}

function Throws(): never {
  throw new Error('broken while rendering');
}

/** Reproduces an effect that returns the promise of `scrollTo()`: its cleanup breaks when the next page opens. */
function LeavesBadly() {
  useEffect(() => {
    return () => {
      throw new Error('broken in a clean-up');
    };
  }, []);
  return <p>Leaves badly</p>;
}

function show() {
  const caught = vi.fn();
  render(
    <MemoryRouter initialEntries={['/fine']}>
      <Routes>
        <Route element={<Shell />}>
          <Route path="/fine" element={<p>All is well</p>} />
          <Route path="/throws" element={<Throws />} />
          <Route path="/leaves-badly" element={<LeavesBadly />} />
        </Route>
      </Routes>
    </MemoryRouter>,
    { onCaughtError: caught },
  );
  return caught;
}

const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('a page that throws leaves the navigation intact, and the next page renders', async () => {
  const caught = show();
  await go('Throws');
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong here.');
  expect(caught).toHaveBeenCalledOnce();
  await go('Fine');
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a cleanup that throws leaves the navigation intact', async () => {
  const caught = show();
  await go('Leaves badly');
  await go('Fine');
  expect(caught).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toBeTruthy();
  await go('Throws');
  expect(caught).toHaveBeenCalledTimes(2);
});

test('the error page has buttons to reload and to go Home', async () => {
  show();
  await go('Throws');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard');
});
