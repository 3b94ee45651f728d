// First, so that little is painted before the student's appearance is applied.
import './lib/appearance.ts';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { removeFirstPaint } from './app/first-paint/remove-first-paint.ts';
import { preloadPage } from './app/pages.tsx';
import { reportProblem, watchForProblems } from './app/report-problem.ts';

watchForProblems();
preloadPage(location.pathname);

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
