import { createServer } from 'node:net';
import find from 'find-process';
import { HOST } from './ports.ts';
import { CommandError } from './terminal.ts';

/** Longer command lines are cut in messages. */
const MAX_COMMAND_LENGTH = 60;

/** A port and what needs it, in words for the terminal. */
export interface WantedPort {
  port: number;
  purpose: string;
}

/**
 * Checks that the ports are free.
 *
 * @throws CommandError naming the first port in use, what needs it, which program uses it and what to do
 */
export async function assertPortsFree(wanted: readonly WantedPort[]): Promise<void> {
  const free = await Promise.all(wanted.map(({ port }) => isFree(port)));
  const taken = wanted.find((_, i) => !free[i]);
  if (!taken) return;
  const [owner] = await find('port', taken.port).catch(() => []);
  const by = owner ? `by ${shorten(owner.cmd || owner.name)} (pid ${owner.pid})` : 'by another program';
  const remedy = owner ? `stop it (kill ${owner.pid})` : 'stop that program';
  throw new CommandError(`Port ${taken.port} for ${taken.purpose} is in use ${by}: ${remedy} and try again.`);
}

/** Whether this process could listen on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

function shorten(command: string): string {
  return command.length <= MAX_COMMAND_LENGTH ? command : `${command.slice(0, MAX_COMMAND_LENGTH)}…`;
}
