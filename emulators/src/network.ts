const PATIENCE_MS = 3000;

/**
 * Whether a server can be reached. Behind a proxy we take the network for granted: the download that
 * follows knows how to use it, and fails with its own message.
 */
export async function hasNetwork(url: string): Promise<boolean> {
  const { HTTPS_PROXY, https_proxy } = process.env;
  if (HTTPS_PROXY || https_proxy) return true;
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
}
