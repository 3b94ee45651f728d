/**
 * A script of its own that runs in <head> before anything is painted. It applies the student's appearance, selects the
 * first picture for a visitor or a student, and starts loading the files that the page needs: the app itself could do so
 * only after its own 120 KB have loaded.
 */
import { dayAtOffset } from '@akada/domain/days/day';
import { tipOfTheDay } from '@akada/domain/home/tips';
import { cacheOwner } from '@/firebase/cache-owner.ts';
import { showAppearance } from '@/lib/shown-appearance.ts';
import { showSideBarWidth } from '@/lib/side-bar-width.ts';
import { WIDE } from '@/lib/wide.ts';
import { pagesAt, sectionAt } from '../page-paths.ts';

/** What is painted first: the sign-in card, the bars of a signed-in student, or only the logo. */
export type Picture = 'visitor' | 'student' | 'other';

/** The files that each part of pages.tsx needs, as indexes into `names`. Defined by the build (web/first-paint.ts). */
declare const FILES: { names: string[]; of: Partial<Record<string, number[]>> };

/** The origins of Auth and Firestore, to which a signed-in student's app connects first. Defined by the build. */
declare const ORIGINS: string[];

const files = FILES;
const requested = new Set<number>();

showAppearance();
showSideBarWidth();
const path = location.pathname;
const isKnown = cacheOwner() !== null;
const pages = pagesAt(path, isKnown, matchMedia(WIDE).matches);
const picture: Picture = pages.includes('shell')
  ? 'student'
  : pages.includes('login') && !isKnown
    ? 'visitor'
    : 'other';
document.documentElement.dataset.picture = picture;
// Shows a study tip while waiting. An installed app opens too fast for reading one.
if (!navigator.serviceWorker?.controller) document.documentElement.dataset.waits = '';
if (isKnown) for (const origin of ORIGINS) addHint('preconnect', origin);
window.preloadFiles = (names) => {
  for (const index of names.flatMap((name) => files.of[name] ?? [])) {
    if (!requested.has(index)) addHint('modulepreload', `/assets/${files.names[index]}.js`);
    requested.add(index);
  }
};
window.preloadFiles(pages);
requestAnimationFrame(completePicture);

/**
 * Fills in the picture before its first frame. Repeated, as a frame can come before the browser has parsed the picture.
 */
function completePicture(): void {
  for (const link of document.querySelectorAll(`#first-paint li > a[href="${sectionAt(path)}"]`))
    link.setAttribute('aria-current', 'page');
  const tip = document.querySelector('#first-paint [data-tip]');
  // By the device's clock, since finding its zone would take more code than the rest of this script.
  const now = new Date();
  if (tip) tip.textContent = tipOfTheDay(dayAtOffset(now, -now.getTimezoneOffset()));
  if (document.readyState === 'loading') requestAnimationFrame(completePicture);
}

function addHint(rel: 'preconnect' | 'modulepreload', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (rel === 'preconnect') link.crossOrigin = 'anonymous';
  // Low priority: the style sheet and the request for the signed-in user come first.
  else link.fetchPriority = 'low';
  document.head.append(link);
}
