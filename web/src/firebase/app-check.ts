import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './app.ts';

/**
 * Starts App Check, whose provider loads a script from Google. Only builds with a site key use it, and it is loaded
 * with the first function call, so that it doesn't delay a page's first reads.
 */
export function startAppCheck(siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
