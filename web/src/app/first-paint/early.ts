/**
 * Runs in <head> before anything is painted; the build makes a script of its own of it. It has the page painted in the
 * student's colours and as who opens it will see it, and asks at once for the files that the page will need: the app
 * itself would ask for them only when its own 120 KB have come.
 */
import { cacheOwner } from '@/firebase/cache-owner.ts';
import { showAppearance } from '@/ui/shown-appearance.ts';
import { type PageName, pagesAt } from '../page-paths.ts';

/** What can be shown first: the way in, the bars of who is signed in, or the mark alone. */
export type Picture = 'visitor' | 'student' | 'other';

/** The files of the build that each page needs; put in by the build. */
declare const FILES: { names: string[]; of: Record<PageName, number[]> };

const files = FILES;

showAppearance();
const path = location.pathname;
const isKnown = cacheOwner() !== null;
const pages = pagesAt(path, isKnown);
const picture: Picture = pages.includes('shell')
  ? 'student'
  : pages.includes('login') && !isKnown
    ? 'visitor'
    : 'other';
document.documentElement.dataset.picture = picture;
for (const index of new Set(pages.flatMap((page) => files.of[page]))) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/${files.names[index]}`;
  document.head.append(link);
}
// Before the first frame, but when the picture is there.
requestAnimationFrame(() => {
  document
    .querySelector(`#first-paint li > a[href="${path === '/' ? '/dashboard' : path}"]`)
    ?.setAttribute('aria-current', 'page');
});
