/** The browser's cache of the files that a student keeps for offline. The service worker asks for it too. */
export const OFFLINE_FILES_CACHE = 'akada.library';
