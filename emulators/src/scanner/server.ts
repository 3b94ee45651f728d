/** A fake clamav-rest that detects only the harmless EICAR test file. */
import { type LocalServer, listenLocally, readBody, sendJson } from '../fakes/local-server.ts';

/** The test file that every scanner detects. In two parts, so that scanners don't flag this source. */
export const EICAR = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR'}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const PATH = '/v2/scan';
const MAX_BYTES = 64 * 1024 * 1024;

/** A scanner that tests can take down. */
export interface Scanner extends LocalServer {
  /** Where files are posted. */
  url: string;
  /** How many files it has received. */
  scanned: () => number;
  setDown: (isDown: boolean) => void;
}

/** Starts a scanner on a loopback port; 0 picks a free one. */
export async function startScanner(port: number): Promise<Scanner> {
  let scanned = 0;
  let isDown = false;
  const server = await listenLocally(port, async (request, response) => {
    if (request.method !== 'POST' || request.url !== PATH) return sendJson(response, {}, 404);
    const body = await readBody(request, MAX_BYTES);
    scanned += 1;
    if (isDown || body === null) return sendJson(response, { Status: 'ERROR' }, isDown ? 503 : 413);
    const isInfected = body.includes(EICAR);
    sendJson(response, [{ Status: isInfected ? 'FOUND' : 'OK' }], isInfected ? 406 : 200);
  });
  return {
    ...server,
    url: `${server.origin}${PATH}`,
    scanned: () => scanned,
    setDown: (down) => {
      isDown = down;
    },
  };
}
