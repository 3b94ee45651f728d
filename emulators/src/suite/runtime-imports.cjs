// Required by each function's process. Of the modules that the CLI's runtime imports to share code with the emulator, it uses
// none that are listed here, and loading them takes 700 of the 900 milliseconds until it is loaded.
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
  if (UNUSED.includes(request) && IMPORTER.test(parent?.filename ?? '')) return {};
  return load.call(this, request, parent, isMain);
};
