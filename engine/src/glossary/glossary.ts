/** The built-in glossary: terms of school subjects with their meanings, and an example or a fact for each. */
import { fold } from '../words/roots.ts';
import { ECONOMY_TERMS } from './economy-terms.ts';
import { LIFE_TERMS } from './life-terms.ts';
import { SCIENCE_TERMS } from './science-terms.ts';
import { SOCIETY_TERMS } from './society-terms.ts';

export interface GlossaryTerm {
  /** The usual name comes first. */
  names: readonly string[];
  meaning: string;
  /** An example or a fact. */
  more: string;
}

export const GLOSSARY: readonly GlossaryTerm[] = [SCIENCE_TERMS, LIFE_TERMS, SOCIETY_TERMS, ECONOMY_TERMS]
  .flatMap((terms) => terms.split('\n'))
  .map((line) => {
    const [, names = '', meaning = '', more = ''] = /^([^:]+): (.+?) \| (.+)$/.exec(line) ?? [];
    return { names: names.split(', '), meaning, more };
  });

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['mitochondria', 'mitochondrion'],
  ['hypotheses', 'hypothesis'],
]);

const BY_NAME: ReadonlyMap<string, GlossaryTerm> = new Map(
  GLOSSARY.flatMap((term) => term.names.map((name) => [comparable(name), term] as const)),
);

const ASKING =
  /^(?:(?:please|can you|could you|kindly|so|and)\s+)*(?:what(?:'s| is| are| was)(?: meant by| the (?:meaning|definition) of)?|define|explain(?: to me)?(?: what)?|describe|tell me about|teach me(?: about)?|meaning of|definition of|the concept of|what does|(?:wetin|what) be|ki ?ni|mene ?ne|gini bu)\s+/;
const ENDING =
  /\s+(?:means?|stands? for|is|are|please|to me|briefly|simply|in (?:detail|brief|full|short|(?:simple|plain|easy) (?:terms|words|english|language)|biology|chemistry|physics|economics|maths|mathematics|government|literature|computer science)|(?:and give|with|giving) (?:an? |one |two |three |some )?examples?|(?:like|as if) (?:i'?m|i am|i were) (?:an? )?[\p{L}\d]+(?: years?(?: old)?)?|(?:to|for) (?:me|beginners|dummies|kids|an? (?:child|beginner|kid|[\p{L}\d]+ years? old))|for (?:waec|neco|jamb|utme|my exam))$/u;

/** The term that a question or heading asks for and nothing else; undefined if it isn't in the glossary. */
export function findTerm(text: string): GlossaryTerm | undefined {
  let asked = fold(text)
    .replace(/[?.!"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  asked = asked.replace(ASKING, '');
  let found = byName(asked);
  // 'What does osmosis mean?' ends in a word that isn't part of the name, unlike 'arithmetic mean'.
  for (let before = ''; !found && before !== asked; found = byName(asked)) {
    before = asked;
    asked = asked.replace(ENDING, '');
  }
  return found;
}

function byName(asked: string): GlossaryTerm | undefined {
  const name = asked.replace(/^(?:the|an?)\s+/, '').replace(/^(?:concept|term|idea|process) (?:of )?/, '');
  return BY_NAME.get(comparable(name));
}

/** A name without differences in case, number and hyphens. */
function comparable(name: string): string {
  return fold(name)
    .replace(/[-–]/g, ' ')
    .replace(/[^\p{L}\p{N}' ]/gu, '')
    .split(/\s+/)
    .map(
      (word) =>
        IRREGULAR.get(word) ??
        (word.length > 3 ? word.replace(/ies$/, 'y').replace(/([^'siu])s$/, '$1') : word),
    )
    .join(' ')
    .trim();
}
