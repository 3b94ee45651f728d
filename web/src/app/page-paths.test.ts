import { describe, expect, it } from 'vitest';
import { pagesAt, pagesInside } from './page-paths.ts';

describe('what the page at an address consists of', () => {
  it.each([
    ['/login', ['login']],
    ['/signup', ['signUp']],
    ['/dashboard', ['shell', 'home']],
    ['/', ['shell', 'home']],
    ['/dashboard/planner', ['shell', 'planner']],
    ['/ai/flashcards', ['shell', 'aiTool']],
    ['/no/such/page', ['notFound']],
  ])('%s, for who is signed in, of %s', (path, pages) => {
    expect(pagesAt(path, true)).toEqual(pages);
  });

  it.each(['/', '/dashboard', '/dashboard/planner', '/ai/flashcards'])(
    'a visitor to %s is sent to sign in',
    (path) => {
      expect(pagesAt(path, false)).toEqual(['login']);
    },
  );

  it('is not kept for moderators alone', () => {
    expect(pagesInside()).toContain('planner');
    expect(pagesInside()).not.toContain('moderation');
  });
});
