/**
 * A script of its own that runs in <head> before anything is painted. It applies the student's appearance, selects the
 * first picture for a visitor or a student, and starts loading the files that the page needs: the app itself could do so
 * only after its own 120 KB have loaded.
 */
import { dayOnDevice } from '@akada/domain/days/day';
import { tipOfTheDay } from '@akada/domain/home/tips';
import { cacheOwner } from '@/firebase/cache-owner.ts';
import { showAppearance } from '@/lib/shown-appearance.ts';
import { showSideBarWidth } from '@/lib/side-bar-width.ts';
import { WIDE } from '@/lib/wide.ts';
import { pagesAt, sectionAt } from '../page-paths.ts';

/** What is painted first: the sign-in card, the bars of a signed-in student, or only the logo. */
export type Picture = 'visitor' | 'student' | 'other';

/** The files that parts of pages.tsx need, as indexes into `names`. */
interface PageFiles {
  names: string[];
  of: Partial<Record<string, number[]>>;
}

/** Those of the parts where visitors and students begin. Defined by the build (web/first-paint.ts), as the next two are. */
declare const FILES: PageFiles;

/** The address of the script that sets `window.pageFiles`: those of all other parts. */
declare const OTHER_FILES: string;

/** The origins of Auth and Firestore, to which a signed-in student's app connects first. */
declare const ORIGINS: string[];

declare global {
  interface Window {
    pageFiles?: PageFiles;
  }
}

const requested = new Set<string>();
let others: Promise<PageFiles | undefined> | undefined;

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
window.preloadFiles = (parts) => {
  preload(FILES, parts);
  if (parts.every((part) => FILES.of[part])) return;
  others ??= loadScript(OTHER_FILES).then(() => window.pageFiles);
  others.then((files) => files && preload(files, parts));
};
// What the service worker has on the phone delays nothing.
if (picture !== 'student' || navigator.serviceWorker?.controller) startApp();
else startAfterTheSession();
requestAnimationFrame(completePicture);

/**
 * Fills in the picture before its first frame. Repeated, as a frame can come before the browser has parsed the picture.
 */
function completePicture(): void {
  for (const link of document.querySelectorAll(`#first-paint li > a[href="${sectionAt(path)}"]`))
    link.setAttribute('aria-current', 'page');
  const tip = document.querySelector('#first-paint [data-tip]');
  // Without the student's zone, whose code is larger than the rest of this script.
  if (tip) tip.textContent = tipOfTheDay(dayOnDevice(new Date()));
  if (document.readyState === 'loading') requestAnimationFrame(completePicture);
}

/**
 * On a first visit the app would delay the first reads on a slow network, so it waits until the two small files of them have
 * loaded. Of the larger one, Firestore, most is then there, and the rest arrives while the request for the app is on its way.
 */
function startAfterTheSession(): void {
  let waitsFor = 2;
  for (const script of window.firstScripts ?? [])
    script.then(() => {
      waitsFor -= 1;
      if (waitsFor === 0) startApp();
    });
}

/** Starts the app and the files of its page; a visitor's app was started before this script (web/first-script.ts). */
function startApp(): void {
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app;
  for (const src of app?.split(' ') ?? []) void loadScript(src, 'module');
  window.preloadFiles?.(pages);
}

function loadScript(src: string, type = ''): Promise<unknown> {
  return new Promise((done) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type, src, onload: done, onerror: done }));
  });
}

function preload({ names, of }: PageFiles, parts: readonly string[]): void {
  for (const name of parts.flatMap((part) => of[part] ?? []).map((index) => names[index] ?? '')) {
    if (!requested.has(name)) addHint('modulepreload', `/assets/${name}.js`);
    requested.add(name);
  }
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
