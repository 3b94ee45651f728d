/** Reads statements about the ages of two people. */
import { binary, type Expression, number, symbol } from '../maths/expression.ts';
import { NotThisKind } from '../solution.ts';
import { withDigits } from './number-words.ts';
import { Phrases, type Statement } from './phrases.ts';
import { isUnderstood, type Story } from './story.ts';

const ROLES =
  'father|mother|son|daughter|man|woman|boy|girl|brother|sister|uncle|aunt|grandfather|grandmother|nephew|niece|teacher|student|wife|husband|cousin|friend';
const PERSON = new RegExp(`\\b(?:(?:an?|the|his|her) )?(${ROLES})\\b|\\b([A-Z][a-z]+)(?='s|\\b)`, 'g');
const NO_NAMES =
  /^(?:If|In|The|A|An|How|What|Find|Calculate|When|After|Their|His|Her|He|She|Determine|Now|Today|Five|Ten|Two|Three|Four|Six|Seven|Eight|Nine|Twelve|Years?|At|Mr|Mrs|Present|Current|And|This|Both|It)$/;

/** @throws NotThisKind when the text isn't about the ages of two people, or not every word is understood */
export function readAgeStory(text: string): Story {
  if (!/\b(?:old|older|younger|ages?)\b/i.test(text)) throw new NotThisKind('no age');
  const people = peopleIn(text);
  const [first, second] = people;
  if (first === undefined || second === undefined || people.length > 2) throw new NotThisKind('people');
  const letters = lettersOf(first, second);
  const unknowns = people.map((_, index) => symbol(letters[index] ?? 'x'));
  const phrases = new Phrases();
  const statements: Statement[] = [];
  const source = text.replace(/\s+/g, ' ').replace(/\b(?:Mr|Mrs|Miss)\.? /g, '');
  const question = /(?:how old|find|what|calculate|determine)\b[^.?]*[.?]?\s*$/i.exec(source)?.[0] ?? '';
  if (question === '') throw new NotThisKind('no question');
  const facts = source.slice(0, source.length - question.length);
  for (const sentence of facts.split(
    /[.;]\s*|,? (?:and|but) (?=in \d|in [a-z]+ years|\d+ years ago|[a-z]+ years ago)/i,
  )) {
    if (sentence.trim() === '') continue;
    const { at, rest } = takeTime(withDigits(sentence));
    const marks = unknowns.map((unknown) =>
      phrases.mark(at === 0 ? unknown : binary('+', unknown, number(at))),
    );
    const marked = withAges(rest, people, marks);
    const taken = phrases.takeStatements(phrases.reduce(phrases.markNumbers(marked)));
    if (
      taken.statements.length === 0 ||
      !isUnderstood(taken.rest, ['now', 'years', 'year', 'present', 'presently', 'today'])
    )
      throw new NotThisKind(taken.rest);
    statements.push(...taken.statements);
  }
  const named = people.map((name) => (/^[A-Z]/.test(name) ? name : `the ${name}`));
  return {
    meanings: Object.fromEntries(named.map((name, index) => [letters[index] ?? 'x', `${name}'s age`])),
    statements,
    wanted: wantedIn(question, people, named, unknowns),
    unit: 'years',
    usesOneLetter: true,
    isPossible: (values) => Object.values(values).every((value) => value.s > 0n && !value.equals(0)),
  };
}

function lettersOf(first: string, second: string): [string, string] {
  const [one = 'x', other = 'y'] = [first, second].map((name) => name.charAt(0).toLowerCase());
  return one === other || /[eo]/.test(one + other) ? ['x', 'y'] : [one, other];
}

function peopleIn(text: string): string[] {
  const names = new Set<string>();
  for (const [, role, name] of text.matchAll(PERSON)) {
    if (role) names.add(role.toLowerCase());
    else if (name && !NO_NAMES.test(name)) names.add(name);
  }
  return [...names];
}

/** `In 5 years` is +5, `3 years ago` is −3. */
function takeTime(sentence: string): { at: number; rest: string } {
  const later =
    /\b(?:in|after) (\d+) (?:more )?years?(?:'s?)?(?: time| from now)?,?|\b(\d+) years?(?:'s?)? (?:time|hence|from now|to come),?/gi;
  const earlier = /\b(\d+) years? (?:ago|back),?/gi;
  const times: number[] = [];
  const rest = sentence
    .replace(earlier, (_, years: string) => {
      times.push(-Number(years));
      return ' ';
    })
    .replace(later, (_, years?: string, other?: string) => {
      times.push(Number(years ?? other));
      return ' ';
    });
  const [at = 0, more] = times;
  if (more !== undefined) throw new NotThisKind('two times');
  return { at, rest };
}

/** Replaces each person's age with its mark. */
function withAges(sentence: string, people: readonly string[], marks: readonly string[]): string {
  const [one = '', other = ''] = marks;
  let rest = sentence
    .replace(/\byears(?:'s?)? (?=old(?:er)?|young)/g, '')
    .replace(/\b(\d+) years\b(?: old)?/g, '$1');
  for (const [index, name] of people.entries()) {
    const who = /^[A-Z]/.test(name) ? name : `(?:(?:an?|the|his|her) )?${name}`;
    const mark = marks[index] ?? '';
    rest = rest
      .replace(new RegExp(`\\b(?:the )?(?:present |current )?age of ${who}(?!\\w)`, 'gi'), mark)
      .replace(
        new RegExp(`(?<![\\w@])${who}(?:'s)?(?:(?<='s) (?:present |current )?age)?(?!\\w)`, 'gi'),
        mark,
      );
  }
  rest = rest
    .replace(
      /\bthe sum of (?:the )?(?:present |current )?ages of (@\d+@) and (@\d+@)/gi,
      'the sum of $1 and $2',
    )
    .replace(
      /\bthe difference (?:between|of|in) (?:the )?ages of (@\d+@) and (@\d+@)/gi,
      'the difference between $1 and $2',
    )
    .replace(/\b(?:the )?sum of their (?:present |current )?ages\b/gi, `the sum of ${one} and ${other}`)
    .replace(
      /\b(?:the )?(?:total|combined) of their (?:present )?ages\b|\btheir (?:total|combined) ages?\b/gi,
      `the sum of ${one} and ${other}`,
    )
    .replace(/\btheir (?:present )?ages (?=add up to|total)/gi, `the sum of ${one} and ${other} `)
    .replace(/\btheir ages will (?=add up to|total)/gi, `the sum of ${one} and ${other} `);
  rest = rest.replace(/\b(?:he|she)(?: (?=will|was|is|would))/gi, () =>
    rest.includes(one) && !rest.includes(other) ? `${other} ` : `${one} `,
  );
  return rest
    .replace(
      /\b(times|twice|thrice) as old(?= *(?:[.,;]|$))/gi,
      (_, size: string) => `${size} as old as ${other}`,
    )
    .replace(/\b(?:will be|was|would be)\b/gi, 'is')
    .replace(/\bis aged\b/gi, 'is')
    .replace(/(\d+)(?: years)? old(?! ?er)(?=[ ,.]|$)/gi, '$1');
}

function wantedIn(
  question: string,
  people: readonly string[],
  named: readonly string[],
  unknowns: readonly Expression[],
): Story['wanted'] {
  const { at, rest } = takeTime(withDigits(question));
  const all = people.map((name, index) => {
    const unknown = unknowns[index] ?? number(0);
    return {
      name,
      label: `${named[index] ?? name}'s age`,
      formula: at === 0 ? unknown : binary('+', unknown, number(at)),
    };
  });
  const asked = all.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(rest));
  const isKnown =
    /^(?:how old (?:is|are|will|was|were)|find|what (?:is|are)|calculate|determine) (?:be )?(?:the |their |each )?(?:present |current )?(?:ages?(?: of)? )?/i;
  const others = rest
    .replace(isKnown, ' ')
    .replace(new RegExp(`\\b(?:${people.join('|')})(?:'s)?\\b`, 'gi'), ' ')
    .replace(
      /\b(?:present|current|ages?|now|today|be|the|his|her|each|and|their|of|them|they|both|presently)\b/gi,
      ' ',
    );
  if (/[a-z\d]/i.test(others) || !isKnown.test(rest)) throw new NotThisKind(others);
  if (asked.length > 0) return asked;
  if (/\btheir\b|\bthey\b|\beach\b/i.test(rest)) return all;
  throw new NotThisKind('nobody asked for');
}
