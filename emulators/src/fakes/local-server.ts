/** What the fakes share: an HTTP server on the loopback interface. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../ports.ts';

export interface LocalServer {
  origin: string;
  close: () => Promise<void>;
}

/** Listens on a loopback port; 0 picks a free one. */
export async function listenLocally(port: number, listener: RequestListener): Promise<LocalServer> {
  const server = createServer((request, response) => {
    // Clients may disconnect in the middle of an answer.
    response.on('error', () => undefined);
    listener(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://${HOST}:${(server.address() as AddressInfo).port}`, close };
}

/** For a fake's process: reports to the launcher that it listens, and exits on SIGTERM. */
export function serveUntilStopped({ close }: LocalServer): void {
  process.once('SIGTERM', () => void close().then(() => process.exit(0)));
  process.send?.('listening');
}

/** Reads a request's body as text; null if it has more than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString() ?? null;
}

/** Reads a request's body; null if it has more than `maxBytes`. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The object in a JSON text; undefined when it is not JSON or not an object. */
export function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(value));
}
