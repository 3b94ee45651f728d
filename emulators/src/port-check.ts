import { createServer } from 'node:net';
import find from 'find-process';
import { HOST } from './ports.ts';
import { LauncherError } from './say.ts';

/** Of a command line that is shown in an error of one line. */
const LONGEST = 60;

/** A port and what it is wanted for, as the reader would say it. */
export interface WantedPort {
  port: number;
  purpose: string;
}

/**
 * Makes sure that nobody listens on the ports.
 *
 * @throws LauncherError naming the first port taken, what it is for, who has it and what to do
 */
export async function assertPortsFree(wanted: readonly WantedPort[]): Promise<void> {
  const free = await Promise.all(wanted.map(({ port }) => isFree(port)));
  const taken = wanted.find((_, i) => !free[i]);
  if (!taken) return;
  const [owner] = await find('port', taken.port).catch(() => []);
  const by = owner ? `by ${shortened(owner.cmd || owner.name)} (pid ${owner.pid})` : 'by another program';
  const remedy = owner ? `stop it (kill ${owner.pid})` : 'stop that program';
  throw new LauncherError(
    `Port ${taken.port}, needed for ${taken.purpose}, is taken ${by}: ${remedy} and try again.`,
  );
}

/** Whether we could listen on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

function shortened(command: string): string {
  return command.length <= LONGEST ? command : `${command.slice(0, LONGEST)}…`;
}
