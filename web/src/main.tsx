// First, so that little is painted in other colours than the student has chosen.
import './ui/appearance.ts';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/pages.tsx';
import { watchForProblems } from './app/report-problem.ts';

watchForProblems();
preloadPage(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
