/** Runs the scanner as a process of the launcher: `main.ts <port>`. */
import { serveUntilStopped } from '../fakes/local-server.ts';
import { startScanner } from './server.ts';

serveUntilStopped(await startScanner(Number(process.argv[2])));
