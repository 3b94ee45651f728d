/** 'The system failed because …' after 'Indirect rule was a system of …' becomes 'Indirect rule failed because …'. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage, Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { asPhrase } from './as-phrase.ts';
import { namesSomething, PERSON } from './phrases.ts';

const DEFINES =
  /^((?:An?\s|The\s)?[\p{L}\p{N}][^,.;:?!]{1,50}?)\s(?:is|was)\s(?:an?|the\s(?:first|second|third|last))\s(?:[\p{L}-]+\s)?(novel|play|poem|system|policy|process|method|practice|theory|doctrine|model|disease|organ|law|organi[sz]ation|movement|instrument|device|structure)\b/u;
/** Words after the noun that say which one of its kind is meant. */
const SPECIFIED = String.raw`(?!\s(?:of|that|which|who|whose|in which|for|between|by|called|\p{Lu}|is the|was the)|-|['’])`;
/** 'Lugard adopted it because …' */
const OBJECT =
  /^([^,;]{2,40}?\s[\p{L}]+)\sit\s(?=because\b|since\b|in (?:\d{4}|order)\b|to\s|so that\b|by\s)/u;

interface Named {
  name: string;
  kind: string;
  section: number;
}

/** The passages with 'the system' and 'it' replaced by the name of what the text defines as a system. */
export function withKindNames(
  { sections }: Pick<Source, 'sections'>,
  passages: readonly Passage[],
): Passage[] {
  const defined = passages.map((passage) => definedIn(passage));
  const kinds = defined.flatMap((named) => named?.kind ?? []);
  const title = passages[0]?.text ?? '';
  let current: Named | null = null;
  return passages.map((passage, at) => {
    const own = defined[at];
    const before = defined[at - 1];
    if (own) {
      const heading = `${sections[own.section]?.heading ?? ''} ${title}`.toLowerCase();
      const isTopic = heading.includes(own.name.replace(/^(?:the|an?)\s/, '').toLowerCase());
      const isOnly = kinds.filter((kind) => kind === own.kind).length === 1;
      current = isTopic && isOnly ? own : null;
      return passage;
    }
    if (passage.kind !== 'paragraph' || passage.speech) return passage;
    const told = before?.section === passage.section ? withObject(passage.text, before.name) : passage.text;
    const text = current?.section === passage.section ? withName(told, current) : told;
    return text === passage.text ? passage : { ...passage, text, quote: passage.quote ?? passage.text };
  });
}

function definedIn({ kind, text, section, speech }: Passage): Named | null {
  const [, subject = '', noun = ''] = kind === 'paragraph' && !speech ? (DEFINES.exec(text) ?? []) : [];
  if (subject === '' || !namesSomething(subject) || PERSON.test(subject)) return null;
  // 'The Lion and the Jewel' would lose a capital.
  if (/^(?:novel|play|poem)$/.test(noun) && /^(?:The|An?)\s/.test(subject)) return null;
  return { name: asPhrase(subject), kind: noun, section };
}

function withName(text: string, { name, kind }: Named): string {
  if (new RegExp(String.raw`\ban?\s(?:[\p{L}-]+\s){0,2}${kind}\b`, 'iu').test(text)) return text;
  const owned = text.replace(
    new RegExp(String.raw`(?<=\bof\s)the\s${kind}(?=\s(?:is|was)\sthe\b)`, 'gu'),
    name,
  );
  return capital(owned.replace(new RegExp(String.raw`\b[Tt]he\s${kind}\b${SPECIFIED}`, 'gu'), name));
}

/** 'It' as the object of a sentence right after the definition, whose subject is a person or several things. */
function withObject(text: string, name: string): string {
  const [whole = '', start = ''] = OBJECT.exec(text) ?? [];
  if (whole === '' || /\b(?:it|this|that)\b/i.test(start)) return text;
  const clause = clauseOf(text);
  const isDeed =
    clause !== null &&
    !clause.isCopula &&
    !clause.isPassive &&
    /^it$/i.test(clause.restTokens[0]?.text ?? '');
  const others = tokensOf(clause?.subject ?? '').filter(({ pos }) => pos === 'NOUN').length;
  return isDeed && (others === 0 || clause.support === 'do')
    ? `${start} ${name} ${text.slice(whole.length)}`
    : text;
}
