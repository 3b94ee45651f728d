/**
 * Returns an environment variable that the suite sets.
 *
 * @throws Error when the suite's global setup has not run
 */
export function suiteVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the test in its Vitest project`);
  return value;
}
