import { afterEach, expect } from 'vitest';

/** A warning or an error that was written to the console during a test. */
interface Line {
  severity: 'WARNING' | 'ERROR';
  message: string;
  /** The line as it was written. */
  written: string;
}

const METHODS = { debug: null, info: null, log: null, warn: 'WARNING', error: 'ERROR' } as const;

let written: string[] = [];
let lines: Line[] = [];
const required = new Set<string>();
const possible = new Set<string>();

/** Names the warnings and errors that this test makes functions log. The test fails without them. */
export function expectLogs(...messages: readonly string[]): void {
  for (const message of messages) required.add(message);
}

/** Names warnings and errors that tests may log, for a `beforeEach` and where it depends on which of two calls is first. */
export function allowLogs(...messages: readonly string[]): void {
  for (const message of messages) possible.add(message);
}

/**
 * Collects what is written to the console. A warning or an error fails the test, unless {@link expectLogs} or
 * {@link allowLogs} names it. Everything that a failed test has written is printed.
 *
 * Must run before the functions' logger is imported, because it takes the console's methods at that time.
 */
export function failOnUnexpectedLogs(): void {
  const { error: print } = console;
  for (const [method, severity] of Object.entries(METHODS)) {
    console[method as keyof typeof METHODS] = (...values: unknown[]) => {
      const text = values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' ');
      written.push(text);
      if (severity) lines.push({ ...parse(text, severity), written: text });
    };
  }
  // Hooks of the test files run first, so their mocks are restored by now.
  afterEach(({ task }) => {
    const messages = lines.map(({ message }) => message);
    const missing = [...required].filter((message) => !messages.includes(message));
    const unexpected = lines.filter(({ message }) => !required.has(message) && !possible.has(message));
    const hasFailed = task.result?.state === 'fail';
    const all = written;
    [written, lines] = [[], []];
    required.clear();
    possible.clear();
    if (hasFailed) {
      for (const text of all) print(text);
      return;
    }
    expect(missing, 'the log lacks these lines').toEqual([]);
    expect(
      unexpected.map((line) => line.written),
      'unexpected lines in the log',
    ).toEqual([]);
  });
}

/** Returns the severity and message of a line: those of the functions' logger are JSON, with a stack in the message. */
function parse(text: string, severity: Line['severity']): Omit<Line, 'written'> {
  try {
    const entry = JSON.parse(text) as { severity: Line['severity']; message: string };
    return { severity: entry.severity, message: firstLine(entry.message) };
  } catch {
    return { severity, message: firstLine(text) };
  }
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/^Error: /, '');
}
