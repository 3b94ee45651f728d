// Loaded into the Firebase CLI with --import. The CLI starts a process for each function, and another one for each of its calls
// that overlap. Each takes 1.4 seconds of CPU time, so functions with the same environment share two processes.
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { requiring } from './node-options.mjs';

const require = createRequire(import.meta.url);
const { FunctionsEmulator, IPCConn } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const { getTemporarySocketPath } = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');
const SHARED_RUNTIME = fileURLToPath(new URL('shared-runtime.cjs', import.meta.url));
/** More than one, as in production: functions must not rely on the memory of their process. */
const PROCESSES = 2;
const { startNode } = FunctionsEmulator.prototype;

/** By environment, the running processes, the one that is next first. */
const shared = new Map();

FunctionsEmulator.prototype.startNode = async function startShared(backend, envs) {
  const { FUNCTION_TARGET, FUNCTION_SIGNATURE_TYPE, K_SERVICE: _, ...same } = envs;
  // Without a target, the CLI only asks which functions there are.
  if (this.debugMode || !FUNCTION_TARGET) return startNode.call(this, backend, envs);
  const key = JSON.stringify([backend.functionsDir, backend.bin, same]);
  const running = shared.get(key) ?? [];
  shared.set(key, running);
  if (running.length < PROCESSES) return startAnother.call(this, running, backend, envs);
  const host = running.shift();
  running.push(host);
  const socket = getTemporarySocketPath();
  const { process: child, cwd } = await host;
  child.send(
    JSON.stringify({ socket, functionTarget: FUNCTION_TARGET, functionSignature: FUNCTION_SIGNATURE_TYPE }),
  );
  return { process: guestOf(child), events: new EventEmitter(), cwd, conn: new IPCConn(socket) };
};

async function startAnother(running, backend, envs) {
  // Debug mode makes the runtime accept the name of a function with each request.
  const shareable = { ...requiring(SHARED_RUNTIME, envs), FUNCTION_DEBUG_MODE: 'true' };
  const host = startNode.call(this, backend, shareable);
  running.push(host);
  const runtime = await host;
  const { process: child } = runtime;
  const { kill } = child;
  const forget = () => {
    if (running.includes(host)) running.splice(running.indexOf(host), 1);
  };
  child.setMaxListeners(0);
  child.once('exit', forget);
  // The CLI ends the processes when the functions change. Until they are gone, no function may join them.
  child.kill = (signal) => {
    forget();
    return kill.call(child, signal);
  };
  return runtime;
}

/** The process as a further function sees it: its output belongs to the first one. */
function guestOf(child) {
  const guest = Object.assign(new EventEmitter(), { kill: () => child.kill() });
  child.once('exit', () => guest.emit('exit'));
  return guest;
}
