import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { usePageKeys } from './use-page-keys.ts';

const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

test('a key is heard as soon as the page is shown', () => {
  const onKey = vi.fn();
  renderHook(() => {
    usePageKeys(({ key }) => onKey(key));
    useLayoutEffect(() => {
      press({ key: 'a' });
    }, []);
  });
  expect(onKey).toHaveBeenCalledExactlyOnceWith('a');
});

test('the newest callback is called, and none after the page is gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook((onKey) => usePageKeys(onKey), { initialProps: first });
  rerender(second);
  press({ key: 'b' });
  unmount();
  press({ key: 'c' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test.each(['repeat', 'ctrlKey', 'metaKey', 'altKey'])('a key with %s is left to the browser', (modifier) => {
  const onKey = vi.fn();
  renderHook(() => usePageKeys(onKey));
  press({ key: 'a', [modifier]: true });
  expect(onKey).not.toHaveBeenCalled();
});
