// Loaded into the Firebase CLI with --import. A server of Node closes a connection that was idle for 5 seconds. A client that
// sends its next request on it at that moment gets ECONNRESET, which failed a test of hundreds of uploads.
import { Server } from 'node:http';

const TEN_MINUTES_MS = 600_000;
const { listen } = Server.prototype;

Server.prototype.listen = function listenForLong(...args) {
  this.keepAliveTimeout = TEN_MINUTES_MS;
  return listen.apply(this, args);
};
