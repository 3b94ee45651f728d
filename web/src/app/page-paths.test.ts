import { describe, expect, it } from 'vitest';
import { pagesAt, pagesInside, sectionAt } from './page-paths.ts';

describe('pagesAt', () => {
  it.each([
    ['/login', ['login']],
    ['/signup', ['signUp']],
    ['/dashboard', ['shell', 'home']],
    ['/', ['shell', 'home']],
    ['/dashboard/planner', ['shell', 'planner']],
    ['/ai/flashcards', ['shell', 'aiTool']],
    ['/no/such/page', ['notFound']],
  ])('loads for a signed-in student at %s the parts %s', (path, pages) => {
    expect(pagesAt(path, true, false)).toEqual(pages);
  });

  it.each(['/', '/dashboard', '/dashboard/planner', '/ai/flashcards'])(
    'a visitor to %s is sent to sign in',
    (path) => {
      expect(pagesAt(path, false, true)).toEqual(['login']);
    },
  );

  it('loads the side bar where there is room for it', () => {
    expect(pagesAt('/dashboard', true, true)).toEqual(['shell', 'sideBar', 'home']);
  });

  it('does not preload the moderation page', () => {
    expect(pagesInside()).toContain('planner');
    expect(pagesInside()).not.toContain('moderation');
  });
});

it.each([
  ['/', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/journal', '/dashboard/journal'],
  ['/dashboard/vault/moderation', '/dashboard/vault'],
  ['/ai/flashcards', '/dashboard/ai-lab'],
  ['/dashboard/decks', '/dashboard/quiz'],
  ['/dashboard/missions', '/dashboard/rewards'],
  ['/dashboard/quiz/practice', '/dashboard/quiz'],
])('the page %s belongs to the section %s', (path, section) => {
  expect(sectionAt(path)).toBe(section);
});
