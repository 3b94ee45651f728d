/**
 * The script in index.html. It starts what a visitor or a student needs first as soon as the browser has the page: a file
 * would arrive a round trip later. The content security policy in firebase.json allows exactly this text, so its file names
 * are attributes: `data-app` has the app's, `data-reads` those of a student's first reads (src/firebase/first-reads.ts), after
 * the first two of which src/app/first-paint/early.ts starts the app. The first formatter of dates takes 20 ms to load, on a phone 80, which the
 * wait for those files hides.
 */
export const FIRST_SCRIPT = `{
const { app, reads } = document.currentScript.dataset;
const isStudent = localStorage.getItem('akada.cache-owner') && /^\\/($|dashboard|ai\\/)/.test(location.pathname);
window.firstScripts = (isStudent ? reads : app).split(' ').map((src) => new Promise((done) => {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onload: done, onerror: done }));
}));
if (isStudent) setTimeout(() => Intl.DateTimeFormat('en', { hour: 'numeric' }));
}`;
