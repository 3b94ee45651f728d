import { REGION } from '@akada/domain/region';
import type { FirebaseJson } from './firebase-json.ts';

/** What the policy of firebase.json, which knows no project, lets the browser call. */
const ANY_FUNCTIONS = 'https://*.cloudfunctions.net';

/**
 * firebase.json as it is deployed to a project: the browser may call its functions and those of no other project, where
 * what a script has stolen could be sent.
 *
 * @param config the parsed firebase.json; not changed
 */
export function deployConfig(config: FirebaseJson, project: string): FirebaseJson {
  const own = `https://${REGION}-${project}.cloudfunctions.net`;
  return {
    ...config,
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({ key, value: value.replaceAll(ANY_FUNCTIONS, own) })),
      })),
    },
  };
}
