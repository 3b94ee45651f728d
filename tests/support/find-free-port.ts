import { type AddressInfo, createServer } from 'node:net';
import { HOST } from '@akada/emulators/ports';

/** Returns a port that no process uses at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
