// Loaded into the Firebase CLI with --import. Turns off work of the emulators that Akada doesn't need.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { requiring } from './node-options.mjs';

const require = createRequire(import.meta.url);
const { FirestoreEmulator } = require('firebase-tools/lib/emulator/firestoreEmulator.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const RUNTIME_IMPORTS = fileURLToPath(new URL('runtime-imports.cjs', import.meta.url));
/** Set for runs of many minutes, in which compiled code pays. */
const IS_LONG_RUN = process.env.AKADA_LONG_RUN === '1';
const { start } = FirestoreEmulator.prototype;
const { getRuntimeEnvs } = FunctionsEmulator.prototype;

/**
 * Firestore writes each request as JSON for the web socket of the Emulator UI, which we don't run. In the first minutes, the
 * JVM's C2 compiler takes longer than it saves: the first run of the rules' tests takes a third less CPU time without it.
 * The Storage emulator must not get the variable, because it reports the JVM's notice about it as a warning.
 */
FirestoreEmulator.prototype.start = async function startLean() {
  delete this.args.websocket_port;
  if (IS_LONG_RUN) return start.call(this);
  const { JAVA_TOOL_OPTIONS } = process.env;
  process.env.JAVA_TOOL_OPTIONS = `${JAVA_TOOL_OPTIONS ?? ''} -XX:+IgnoreUnrecognizedVMOptions -XX:TieredStopAtLevel=1`;
  try {
    return await start.call(this);
  } finally {
    if (JAVA_TOOL_OPTIONS === undefined) delete process.env.JAVA_TOOL_OPTIONS;
    else process.env.JAVA_TOOL_OPTIONS = JAVA_TOOL_OPTIONS;
  }
};

/** The process that starts at a function's first call leaves out imports that it doesn't use. */
FunctionsEmulator.prototype.getRuntimeEnvs = function getEnvsWithImports(...args) {
  return requiring(RUNTIME_IMPORTS, getRuntimeEnvs.apply(this, args));
};
