import { beforeEach, expect, it } from 'vitest';
import { removeFirstPaint } from './remove-first-paint.ts';

const root = () => document.getElementById('root') as HTMLElement;
const picture = () => document.getElementById('first-paint');
const shows = async (html: string) => {
  root().innerHTML = html;
  // MutationObserver callbacks run before the next frame.
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="first-paint"></div>';
  removeFirstPaint(root());
});

it('keeps the picture while the app shows only a spinner', async () => {
  await shows('<div role="status">Loading</div>');
  expect(picture()).not.toBeNull();
});

it.each(['<main></main>', '<div><div role="alert"></div></div>'])(
  'removes the picture for %s',
  async (html) => {
    await shows(html);
    expect(picture()).toBeNull();
  },
);

it('does nothing without a picture', () => {
  picture()?.remove();
  expect(() => removeFirstPaint(root())).not.toThrow();
});
