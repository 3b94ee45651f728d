/** The provider as a process of the launcher: `main.ts <port>`, its keys in the environment. */
import { serveUntilStopped } from '../local-server.ts';
import { startProviderServer } from './server.ts';

/** Short enough for a developer who waits at the screen. */
const RETRY_MS = 2_000;

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

serveUntilStopped(
  await startProviderServer(Number(process.argv[2]), {
    secretKey: variable('FLUTTERWAVE_SECRET_KEY'),
    publicKey: variable('FLUTTERWAVE_PUBLIC_KEY'),
    secretHash: variable('FLUTTERWAVE_SECRET_HASH'),
    webhookUrl: variable('FLUTTERWAVE_WEBHOOK_URL'),
    retryMs: RETRY_MS,
  }),
);
