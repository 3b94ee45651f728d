const PROBE_TIMEOUT_MS = 3000;

/**
 * Whether a server can be reached. Behind a proxy this assumes that it can: the download itself uses the proxy, and fails
 * with its own message.
 */
export async function hasNetwork(url: string): Promise<boolean> {
  const { HTTPS_PROXY, https_proxy } = process.env;
  if (HTTPS_PROXY || https_proxy) return true;
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
}
