/** Runs the provider as a process of the launcher: `main.ts <port>`, with its keys in the environment. */
import { serveUntilStopped } from '../fakes/local-server.ts';
import { startProviderServer } from './server.ts';

/** Much shorter than Flutterwave's pause, for a developer who is waiting. */
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
