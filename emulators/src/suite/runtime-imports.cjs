// Required by each function's process. Of the modules that the CLI's runtime shares with the emulator (firebase-tools 14.27.0), it
// uses none of what these export, and they take most of the time that loading it takes. Node has no public way to do this.
const Module = require('node:module');

const IMPORTER = /[\\/]firebase-tools[\\/]lib[\\/]emulator[\\/]functionsEmulatorShared\.js$/;
const UNUSED = [
  '../deploy/functions/backend',
  '../deploy/functions/prepare',
  '../deploy/functions/services',
  '../extensions/extensionsHelper',
  '../extensions/manifest',
  './extensions/postinstall',
  '../utils',
];
const load = Module._load;

Module._load = function loadUsed(request, parent, isMain) {
  if (!UNUSED.includes(request) || !IMPORTER.test(parent?.filename ?? ''))
    return load.call(this, request, parent, isMain);
  return new Proxy(
    {},
    {
      get(_, name) {
        throw new Error(
          `The functions' runtime uses ${String(name)} of ${request}: remove it from runtime-imports.cjs.`,
        );
      },
    },
  );
};
