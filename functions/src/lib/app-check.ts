import { defineBoolean } from 'firebase-functions/params';

/**
 * Whether callables accept only calls with a valid App Check token. Off by default, because its web provider loads
 * a script from Google. docs/operations.md says how to switch it on, here and in the build of the web app.
 */
export const APP_CHECK = defineBoolean('APP_CHECK', {
  default: false,
  description: 'Whether callables refuse calls without a valid App Check token.',
});
