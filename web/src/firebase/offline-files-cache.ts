/**
 * The name of the browser cache that holds offline files, apart from the code so that the service worker loads nothing
 * else.
 */
export const OFFLINE_FILES_CACHE = 'akada.library';
