import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './app.ts';

/**
 * Starts App Check, whose provider loads a script of Google's. Only a build with a site key has it, and only the first call
 * of a function loads it: what a page reads first waits for nothing.
 */
export function startAppCheck(siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
