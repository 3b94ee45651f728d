import { REGION } from '@akada/domain/callables/region';
import type { FirebaseJson } from '@akada/emulators/firebase-json';

/** The functions of any project: firebase.json doesn't know which project it is deployed to. */
const ANY_FUNCTIONS = 'https://*.cloudfunctions.net';

/** Sources that App Check's provider needs; https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider. */
const APP_CHECK: Readonly<Record<string, string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};

/**
 * firebase.json for one project: the browser may call its functions only. Under other projects an injected script could
 * send what it stole.
 *
 * @param config the parsed firebase.json; not changed
 * @param appCheck whether the web app was built with App Check, which calls Google
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
