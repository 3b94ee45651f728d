import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFirebaseJson } from '@akada/emulators/firebase-json';
import { WEB_DIST } from '@akada/emulators/paths';
import { HOST } from '@akada/emulators/ports';
import { localConfig } from '@akada/emulators/suite/local-config';
import { generate } from 'selfsigned';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest']);

interface File {
  headers: Record<string, string>;
  body: Buffer;
}

export interface Hosting {
  origin: string;
  /** The base64 SHA-256 hash of the certificate's key, by which Chromium trusts the certificate. */
  fingerprint: string;
  close: () => Promise<void>;
}

/**
 * Serves the built web app as Firebase Hosting does, with HTTP/2, gzip, and the headers and rewrites of firebase.json.
 * Loading times can't be measured with the Hosting emulator, which uses HTTP/1.1 without compression.
 *
 * @param folder the folder to serve
 */
export async function startHosting(folder: string = WEB_DIST): Promise<Hosting> {
  const { hosting } = localConfig(readFirebaseJson(), 'test');
  const headersOf = (path: string) =>
    Object.fromEntries(
      hosting.headers
        .filter(({ source }) => source === '**' || path.startsWith(source.replace(/\*\*$/, '')))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
  // Compressed in advance, so that serving does not slow the measured machine.
  const files = new Map<string, File | null>();
  const fileAt = (path: string): File | null => {
    let file = files.get(path);
    if (file === undefined) {
      file = read(folder, path, headersOf(path));
      files.set(path, file);
    }
    return file;
  };
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }]);
  const server = createSecureServer({ key, cert }, (request, response) => answer(request, response, fileAt));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const { publicKey } = new X509Certificate(cert);
  return {
    origin: `https://${HOST}:${(server.address() as AddressInfo).port}`,
    fingerprint: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    close,
  };
}

function answer(
  { url }: Http2ServerRequest,
  response: Http2ServerResponse,
  fileAt: (path: string) => File | null,
): void {
  const { pathname } = new URL(url, `https://${HOST}`);
  const file = fileAt(pathname) ?? (pathname.startsWith('/assets/') ? null : fileAt('/index.html'));
  response.writeHead(file ? 200 : 404, file?.headers);
  response.end(file?.body ?? '');
}

function read(folder: string, path: string, headers: Record<string, string>): File | null {
  const extension = extname(path);
  if (extension === '' || path.includes('..')) return null;
  try {
    const body = readFileSync(join(folder, path));
    const compressed = COMPRESSED.has(extension);
    return {
      headers: {
        ...headers,
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        ...(compressed ? { 'content-encoding': 'gzip' } : {}),
      },
      body: compressed ? gzipSync(body, { level: 9 }) : body,
    };
  } catch {
    return null;
  }
}
