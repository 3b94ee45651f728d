import { defineBoolean } from 'firebase-functions/params';

/**
 * Whether callables answer only an app that App Check vouches for. Off unless the project says otherwise: its web provider
 * loads a script of Google's. docs/operations.md says how to switch it on, here and in the web app's build.
 */
export const APP_CHECK = defineBoolean('APP_CHECK', {
  default: false,
  description: 'Whether callables refuse calls without a valid App Check token.',
});
