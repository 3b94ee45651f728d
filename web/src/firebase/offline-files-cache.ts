/**
 * The name of the browser cache that holds offline files. It has its own file so that the service worker imports
 * nothing else.
 */
export const OFFLINE_FILES_CACHE = 'akada.library';
