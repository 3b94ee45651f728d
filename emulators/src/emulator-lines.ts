/** Frequent lines that need no action. */
const NOISE = [
  'requested "node" version',
  'Env variable override detected',
  "doesn't support background trigger",
  'Application Default Credentials',
  // Logged for every accepted call.
  '"severity":"DEBUG"',
];

/**
 * Filters the emulators' output for the terminal: the functions' logs, and warnings about functions and rules.
 *
 * @param line a line without colours
 * @returns the line to show, or undefined
 */
export function lineForTerminal(line: string): string | undefined {
  if (NOISE.some((noise) => line.includes(noise))) return undefined;
  const logged = line.match(/^>\s\s?(.*\S)/)?.[1];
  if (logged) return `functions │ ${logged}`;
  if (line.includes('has exited')) return `emulators │ ${line.replace(/^\W+/, '')}`;
  const warning = line.match(/^[⚠✖!⬢]\s+(functions(?:\[[^\]]*\])?|firestore|storage): (.*)$/);
  if (!warning) return undefined;
  const [, source = '', text = ''] = warning;
  const isAboutRules = text.includes('.rules');
  return source.startsWith('functions') || isAboutRules ? `${source} │ ${text}` : undefined;
}
