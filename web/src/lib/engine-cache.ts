/**
 * The study engine's files, as the app, its service worker and its build name them. The module imports nothing, because
 * the service worker imports it.
 */

/** The name of the browser cache that holds the study engine. It contains no student's data. */
export const ENGINE_CACHE = 'akada.engine';

/** The engine's worker and language model, what reads the text of a PDF, and what shows the pages that a result cites. */
export const ENGINE_FILE =
  /^assets\/(?:engine-worker|engine-model|pdfjs|pdf\.worker\.min|pdf-view)-[^/]*\.(?:m?js|css)$/;
