/** The engine as a process of the launcher's: `main.ts <port>`. It says when it listens. */
import { startEngineServer } from './server.ts';

const { close } = await startEngineServer(Number(process.argv[2]));
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
process.send?.('listening');
