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
  if (logged) return `functions │ ${readableLog(logged)}`;
  if (line.includes('has exited')) return `emulators │ ${line.replace(/^\W+/, '')}`;
  const warning = line.match(/^[⚠✖!⬢]\s+(functions(?:\[[^\]]*\])?|firestore|storage): (.*)$/);
  if (!warning) return undefined;
  const [, source = '', text = ''] = warning;
  const isAboutRules = text.includes('.rules');
  return source.startsWith('functions') || isAboutRules ? `${source} │ ${text}` : undefined;
}

/** Formats a structured log entry as a sentence with its details; stacks go on separate lines. Leaves other lines unchanged. */
function readableLog(logged: string): string {
  const { severity, message, ...details } = parsed(logged);
  if (typeof message !== 'string') return logged;
  const level = typeof severity === 'string' && severity !== 'INFO' ? `${severity.toLowerCase()}: ` : '';
  const short: string[] = [];
  const stacks: string[] = [];
  for (const [name, value] of Object.entries(details)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text.includes('\n')) stacks.push(text);
    else short.push(`${name}: ${text}`);
  }
  const inBrackets = short.length > 0 ? ` (${short.join(', ')})` : '';
  return [`${level}${message}${inBrackets}`, ...stacks].join('\n');
}

/** The fields of a JSON object; none if the text is something else. */
function parsed(text: string): Record<string, unknown> {
  try {
    return text.startsWith('{') ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}
