/**
 * Runs in <head> before anything is painted; the build makes a script of its own of it. It has the page painted in the
 * student's colours and as who opens it will see it, and asks at once for the files that the page will need: the app
 * itself would ask for them only when its own 120 KB have come.
 */
import { dayAtOffset } from '@akada/domain/days/day';
import { tipOf } from '@akada/domain/home/home';
import { cacheOwner } from '@/firebase/cache-owner.ts';
import { showAppearance } from '@/lib/shown-appearance.ts';
import { type PageName, pagesAt, sectionAt } from '../page-paths.ts';

/** What can be shown first: the way in, the bars of who is signed in, or the mark alone. */
export type Picture = 'visitor' | 'student' | 'other';

/** The files of the build that each page needs; put in by the build. */
declare const FILES: { names: string[]; of: Record<PageName, number[]> };

/** Whom the app of a signed-in student asks first: who it is, and what the student has; put in by the build. */
declare const ASKED: string[];

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
// With something to read; an app that is on the phone already is there too soon for that.
if (!navigator.serviceWorker?.controller) document.documentElement.dataset.waits = '';
if (isKnown) for (const origin of ASKED) prepare('preconnect', origin);
for (const index of new Set(pages.flatMap((page) => files.of[page]))) {
  prepare('modulepreload', `/${files.names[index]}`);
}
requestAnimationFrame(completePicture);

/** Before the first frame that has the picture in it: one can come before the browser has read that far. */
function completePicture(): void {
  document
    .querySelector(`#first-paint li > a[href="${sectionAt(path)}"]`)
    ?.setAttribute('aria-current', 'page');
  const tip = document.querySelector('#first-paint [data-tip]');
  // By the device's clock: naming its zone would take more code than all the rest.
  const now = new Date();
  if (tip) tip.textContent = tipOf(dayAtOffset(now, -now.getTimezoneOffset()));
  if (document.readyState === 'loading') requestAnimationFrame(completePicture);
}

function prepare(rel: 'preconnect' | 'modulepreload', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (rel === 'preconnect') link.crossOrigin = 'anonymous';
  // After the style sheet, and after what asks who is signed in: that answer has a way to go.
  else link.fetchPriority = 'low';
  document.head.append(link);
}
