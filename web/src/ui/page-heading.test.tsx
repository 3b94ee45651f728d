import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeading } from './page-heading.tsx';

const page = (title: string) => (
  <>
    <header>
      <button type="button">Create</button>
      <a href="/planner">Planner</a>
    </header>
    <main>
      <PageHeading key={title.slice(0, 4)}>{title}</PageHeading>
    </main>
  </>
);

test('a heading takes the focus after a navigation, but not from a button of the bars', () => {
  const { rerender } = render(page('Sign in'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('link').focus();
  rerender(page('Good morning'));
  expect(document.activeElement?.textContent).toBe('Good morning');
  screen.getByRole('button').focus();
  rerender(page('Good morning, Ada'));
  expect(document.title).toBe('Good morning, Ada · Akada');
  expect(document.activeElement?.textContent).toBe('Create');
  rerender(page('Planner'));
  expect(document.activeElement?.textContent).toBe('Create');
});
