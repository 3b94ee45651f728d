// Loaded into the Firebase CLI with --import. The CLI starts a process for each function at its first call, which takes half as
// long without what the process doesn't use.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const RUNTIME_IMPORTS = fileURLToPath(new URL('runtime-imports.cjs', import.meta.url));
const { FunctionsEmulator } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsEmulator.js',
);
const { getRuntimeEnvs } = FunctionsEmulator.prototype;

FunctionsEmulator.prototype.getRuntimeEnvs = function getEnvsWithImports(...args) {
  const ours = `--require ${JSON.stringify(RUNTIME_IMPORTS)}`;
  return { ...getRuntimeEnvs.apply(this, args), NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${ours}` };
};
