/** The name of the browser cache that holds an import until all of its cards are saved. */
export const IMPORTS_CACHE = 'akada.imports';
