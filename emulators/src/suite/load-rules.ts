/**
 * The Firestore emulator compiles its rules again for every project that it hears of, and tests make hundreds that
 * need no rules. So in a suite of tests, a project has rules that deny everything until others are loaded.
 */
export const CLOSED_RULES = 'emulators/src/suite/closed.rules';

/**
 * Replaces the Firestore rules of a project, which also resets its coverage report.
 *
 * @param host the Firestore emulator's host and port
 * @throws Error with the compiler's messages when the rules don't compile
 */
export async function loadRules(host: string, project: string, content: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`firestore.rules: ${await response.text()}`);
}
