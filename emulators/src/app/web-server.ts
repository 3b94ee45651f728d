import { createServer as createHttpServer } from 'node:http';
import type { Mode } from '../modes.ts';
import { WEB, WEB_DIST } from '../paths.ts';
import { HOST, portsOf } from '../ports.ts';
import { webEnv } from './web-env.ts';

export interface WebServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves the web app with hot reload, connected to the emulators of a mode.
 *
 * @throws Error when vite cannot start
 */
export async function startWebServer(mode: Mode): Promise<WebServer> {
  Object.assign(process.env, webEnv(mode));
  const { createServer } = await import('vite');
  const port = portsOf(mode).web;
  // Vite's own server would exit on SIGTERM before the emulators' data is saved, so this is our server.
  const http = createHttpServer();
  const vite = await createServer({
    root: WEB,
    clearScreen: false,
    logLevel: 'warn',
    server: { host: HOST, middlewareMode: { server: http }, hmr: { server: http } },
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, HOST, resolve);
  });
  const close = async (): Promise<void> => {
    http.close();
    http.closeAllConnections();
    await vite.close();
  };
  return { origin: `http://${HOST}:${port}`, close };
}

/**
 * Builds the web app for production, but connected to the emulators of a mode, into `web/dist-local`.
 *
 * @throws Error with vite's message
 */
export async function buildWeb(mode: Mode): Promise<void> {
  Object.assign(process.env, webEnv(mode));
  const { build } = await import('vite');
  await build({ root: WEB, logLevel: 'warn', build: { outDir: WEB_DIST, emptyOutDir: true } });
}
