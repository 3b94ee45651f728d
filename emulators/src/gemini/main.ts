/** Runs the engine as a process of the launcher: `main.ts <port>`. */
import { serveUntilStopped } from '../fakes/local-server.ts';
import { startEngineServer } from './server.ts';

serveUntilStopped(await startEngineServer(Number(process.argv[2])));
