import { REGION } from '@akada/domain/callables/region';
import type { FirebaseJson } from '@akada/emulators/firebase-json';

/** What the policy of firebase.json, which knows no project, lets the browser call. */
const ANY_FUNCTIONS = 'https://*.cloudfunctions.net';

/** What App Check's provider loads and asks; https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider. */
const APP_CHECK: Readonly<Record<string, string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};

/**
 * firebase.json as it is deployed to a project: the browser may call its functions and those of no other project, where
 * what a script has stolen could be sent.
 *
 * @param config the parsed firebase.json; not changed
 * @param appCheck whether the web app was built with App Check, which asks Google
 */
export function deployConfig(config: FirebaseJson, project: string, appCheck = false): FirebaseJson {
  const own = `https://${REGION}-${project}.cloudfunctions.net`;
  return {
    ...config,
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          value: withAppCheck(key, value.replaceAll(ANY_FUNCTIONS, own), appCheck),
        })),
      })),
    },
  };
}

function withAppCheck(key: string, value: string, appCheck: boolean): string {
  if (!appCheck || key !== 'Content-Security-Policy') return value;
  return Object.entries(APP_CHECK).reduce(
    (policy, [directive, sources]) => policy.replace(`${directive} `, `${directive} ${sources} `),
    value,
  );
}
