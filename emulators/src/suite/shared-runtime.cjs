// Required by each process of functions. The CLI's runtime (firebase-tools 14.27.0) calls the one function that its environment
// names. With this, it calls the function to which the socket of the request belongs; the CLI asks for more sockets by message.
const { createServer } = require('node:http');
const Module = require('node:module');
const { setImmediate: nextRound } = require('node:timers/promises');

const RUNTIME = /[\\/]firebase-tools[\\/]lib[\\/]emulator[\\/]functionsEmulatorRuntime\.js$/;
const FIRST = {
  functionTarget: process.env.FUNCTION_TARGET,
  functionSignature: process.env.FUNCTION_SIGNATURE_TYPE,
};
const load = Module._load;
/** The function of each further socket. */
const functions = new WeakMap();
let serve;
/** Resolves with the runtime's app when it has loaded the functions. */
const ready = new Promise((resolve) => {
  serve = resolve;
});
/** The choice of a function for the last request. */
let chosen = Promise.resolve();

Module._load = function loadShared(request, parent, isMain) {
  const express = load.call(this, request, parent, isMain);
  if (request !== 'express' || !RUNTIME.test(parent?.filename ?? '')) return express;
  return Object.assign(() => {
    const app = express();
    const { all, listen } = app;
    app.all = (path, handler) => all.call(app, path, (req, res) => callNext(handler, req, res));
    app.listen = (...args) => {
      serve(app);
      return listen.apply(app, args);
    };
    return app;
  }, express);
};

/** The runtime remembers which function to call between a message and the next request, so requests choose in turn. */
function callNext(handler, req, res) {
  const wanted = functions.get(req.socket.server) ?? FIRST;
  chosen = chosen.then(async () => {
    process.emit('message', JSON.stringify(wanted));
    await nextRound();
    void handler(req, res);
  });
}

process.on('message', async (message) => {
  const { socket, ...wanted } = JSON.parse(message);
  if (!socket) return;
  const server = createServer(await ready);
  functions.set(server, wanted);
  server.listen(socket);
});
