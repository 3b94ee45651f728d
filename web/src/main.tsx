// First, so that little is painted before the student's appearance is applied.
import './lib/appearance.ts';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { removeFirstPaint } from './app/first-paint/remove-first-paint.ts';
import { preloadPage } from './app/pages.tsx';
import { reportProblem, watchForProblems } from './app/report-problem.ts';
import { cacheOwner } from './firebase/cache-owner.ts';

watchForProblems();
// In a build, index.html has started them already (web/first-script.ts).
if (cacheOwner() !== null) import('./firebase/first-reads.ts').catch(() => {});
preloadPage(location.pathname);
// The script may be there before the page is parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  removeFirstPaint(root);
  createRoot(root, {
    // Errors that an error boundary has caught.
    onCaughtError: (error, { componentStack }) => {
      console.error('a part of the app broke', error, componentStack);
      reportProblem(error);
    },
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
