/**
 * Patterns of phrases, in which `{u}` matches a quantity of the variable u. A word that must be repeated is a named
 * group: `(?<verb>spen)[a-z]* … \\k<verb>`.
 */
import type { Topic } from './topic.ts';

export interface Pattern {
  regex: RegExp;
  /** The variables of the matched quantities: the first one is that of the group `q0`. */
  roles: readonly string[];
}

const CACHE = new WeakMap<Topic, Map<string, Pattern>>();

/** @throws Error for a variable that the topic doesn't have */
export function compilePattern(pattern: string, topic: Topic, flags = 'gi'): Pattern {
  const own = CACHE.get(topic) ?? new Map<string, Pattern>();
  CACHE.set(topic, own);
  const key = `${flags} ${pattern}`;
  const known = own.get(key);
  if (known) return known;
  const roles: string[] = [];
  const source = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const variable = topic.variables[name];
    if (!variable) throw new Error(`no variable ${name}`);
    roles.push(name);
    return `#${variable.dimension}:(?<q${roles.length - 1}>\\d+)#`;
  });
  const compiled = { regex: new RegExp(`(?<![A-Za-z])(?:${source})(?![A-Za-z])`, flags), roles };
  own.set(key, compiled);
  return compiled;
}
