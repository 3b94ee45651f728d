/** A stand-in for clamav-rest, for tests and for trying the parameter: it finds one test file, which is harmless. */
import { type LocalServer, listenLocally, readBody, sendJson } from '../local-server.ts';

/** The file that all scanners take for malware, so that they can be tested; in two parts, or they would find it here. */
export const EICAR = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR'}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const PATH = '/v2/scan';
const MOST_BYTES = 64 * 1024 * 1024;

/** A scanner that tests can switch off. */
export interface Scanner extends LocalServer {
  /** Where files are posted. */
  url: string;
  /** The files that it was sent. */
  scanned: () => number;
  setDown: (isDown: boolean) => void;
}

/** Starts one on a port of loopback; 0 is any that is free. */
export async function startScanner(port: number): Promise<Scanner> {
  let scanned = 0;
  let isDown = false;
  const server = await listenLocally(port, async (request, response) => {
    if (request.method !== 'POST' || request.url !== PATH) return sendJson(response, {}, 404);
    const body = await readBody(request, MOST_BYTES);
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
