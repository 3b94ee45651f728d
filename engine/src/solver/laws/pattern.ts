/** Patterns of phrases, in which `{u}` matches a quantity of the variable u. */
import type { Topic } from './topic.ts';

export interface Pattern {
  regex: RegExp;
  /** The variables of the matched quantities, in order. */
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
    return `#${variable.dimension}:(\\d+)#`;
  });
  const compiled = { regex: new RegExp(`(?<![A-Za-z])(?:${source})(?![A-Za-z])`, flags), roles };
  own.set(key, compiled);
  return compiled;
}
