// Required by each function's process. The CLI's runtime (firebase-tools 14.27.0) imports the modules below but uses nothing of
// them, and they take most of its loading time. Node has no public way to leave them out.
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
