/** Cards from sentences about causes, effects or differences. */
import { type Token, tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase, asSentence, type EngineCard } from './card.ts';
import { namesSomething, pointsElsewhere, standsAlone } from './phrases.ts';

const CAUSE = /^(.{10,140}?),?\s+because\s+(?!of\b)(.{10,})$/iu;
const EFFECT =
  /^(.{3,80}?)\s+(causes?|caused|leads? to|led to|results? in|resulted in|produces?|produced)\s+(.{6,})$/iu;
const WHEREAS = /^(.{3,}?),?\s+(?:whereas|while|but)\s+(.{8,})$/iu;
const DIFFERS =
  /^(.{3,70}?)\s+(?:differs?|is different|are different)\s+from\s+(.{3,70}?)\s+(?:in that|because|in|by)\s+(.{8,})$/iu;
const AUXILIARY = new Set([
  'is',
  'are',
  'was',
  'were',
  'can',
  'could',
  'must',
  'should',
  'may',
  'might',
  'will',
  'would',
  'has',
  'have',
  'had',
]);

/** The index of the verb of a simple clause: the first auxiliary, or the first verb after a noun. */
function verbIn(tokens: readonly Token[]): number {
  let hasNoun = false;
  for (const [index, { text, pos }] of tokens.entries()) {
    const before = tokens[index - 1]?.pos;
    if (before === 'DET' || before === 'ADJ') {
      if (['NOUN', 'PROPN', 'NUM'].includes(pos)) hasNoun = true;
      continue;
    }
    if (hasNoun && (AUXILIARY.has(text.toLowerCase()) || pos === 'VERB' || pos === 'AUX')) return index;
    if (['NOUN', 'PROPN', 'NUM'].includes(pos)) hasNoun = true;
  }
  return -1;
}

function joined(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ([,.;:?!)%’”])/g, '$1')
    .replace(/([(“]) /g, '$1')
    .replace(/(\w) ([’']s)\b/g, '$1$2')
    .replace(/ ?\/ ?/g, '/')
    .replace(/ - /g, '-');
}

/** Turns 'Plants need light' into 'Why do plants need light?'; null if the clause isn't simple enough. */
function whyQuestion(clause: string): string | null {
  if (/[:;()“”"]|^(?:in|at|on|during|by|with|for|from|after|before)\s/i.test(clause)) return null;
  const tokens = tokensOf(clause);
  const at = verbIn(tokens);
  const verb = tokens[at];
  if (!verb || at === 0) return null;
  const subject = asPhrase(joined(tokens.slice(0, at)));
  if (!namesSomething(subject)) return null;
  const rest = joined(tokens.slice(at + 1));
  const word = verb.text.toLowerCase();
  const isOwning = /^ha[sdv]/.test(word) && !/(?:ed|en|wn|ne|lt|pt)$/.test(tokens[at + 1]?.text ?? '');
  if (isOwning)
    return `Why ${word === 'has' ? 'does' : word === 'had' ? 'did' : 'do'} ${subject} have ${rest}?`;
  if (AUXILIARY.has(word)) return `Why ${word} ${subject} ${rest}?`;
  if (verb.pos !== 'VERB') return null;
  if (/ed$/.test(word) || (word !== verb.lemma && !/s$/.test(word)))
    return `Why did ${subject} ${verb.lemma} ${rest}?`;
  if (/s$/.test(word) && word !== verb.lemma) return `Why does ${subject} ${verb.lemma} ${rest}?`;
  return `Why do ${subject} ${word} ${rest}?`;
}

export function causeCard(passage: Passage): EngineCard | null {
  const text = passage.text.replace(/\.$/, '');
  const [, claim = '', reason = ''] = CAUSE.exec(text) ?? [];
  if (claim === '' || !standsAlone(claim) || /,/.test(claim) || pointsElsewhere(claim)) return null;
  const front = whyQuestion(claim);
  return front === null
    ? null
    : {
        kind: 'cause',
        front: front.replace(/\s+\?/, '?'),
        back: asSentence(`Because ${reason}`),
        passage,
        weight: 0.85,
      };
}

const BASES: Readonly<Record<string, [front: string, back: string]>> = {
  cause: ['cause', ''],
  lead: ['lead to', ''],
  led: ['lead to', ''],
  result: ['result in', ''],
  produc: ['produce', ''],
};

export function effectCard(passage: Passage): EngineCard | null {
  const text = passage.text.replace(/\.$/, '');
  const [, subject = '', verb = '', effect = ''] = EFFECT.exec(text) ?? [];
  if (
    subject === '' ||
    !standsAlone(text) ||
    !namesSomething(subject) ||
    pointsElsewhere(effect.slice(0, 30))
  )
    return null;
  if (/\b(?:which|that|who)\b/.test(subject) || /^(?:by|from)\b|^[^\p{L}\p{N}"“(]/u.test(effect)) return null;
  const base = Object.entries(BASES).find(([stem]) => verb.toLowerCase().startsWith(stem))?.[1][0];
  const word = verb.toLowerCase().split(' ')[0] ?? '';
  const help = /ed$|^led$/.test(word) ? 'did' : /s$/.test(word) ? 'does' : 'do';
  return base
    ? {
        kind: 'effect',
        front: `What ${help} ${asPhrase(subject)} ${base}?`,
        back: asSentence(effect),
        passage,
        weight: 0.8,
      }
    : null;
}

export function differenceCard(passage: Passage): EngineCard | null {
  const text = passage.text.replace(/\.$/, '');
  if (!standsAlone(text)) return null;
  const differs = DIFFERS.exec(text);
  if (differs && namesSomething(differs[1] ?? '') && namesSomething(differs[2] ?? '')) {
    return {
      kind: 'difference',
      front: `How does ${asPhrase(differs[1] ?? '')} differ from ${asPhrase(differs[2] ?? '')}?`.replace(
        /^How does (.*s) differ/,
        'How do $1 differ',
      ),
      back: asSentence(text),
      passage,
      weight: 0.9,
    };
  }
  const [, first = '', second = ''] = WHEREAS.exec(text) ?? [];
  if (first === '') return null;
  const names = [first, second].map((clause) => {
    const tokens = tokensOf(clause);
    const at = verbIn(tokens);
    return at > 0 ? asPhrase(joined(tokens.slice(0, at))) : '';
  });
  const [b = ''] = names.slice(1);
  const a = /^\p{Ll}/u.test(b)
    ? (names[0] ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : (names[0] ?? '');
  if (
    !names.every((name) => namesSomething(name) && name.split(' ').length <= 4) ||
    a.toLowerCase() === b.toLowerCase()
  )
    return null;
  return {
    kind: 'difference',
    front: `What is the difference between ${a} and ${b}?`,
    back: asSentence(text),
    passage,
    weight: 0.85,
  };
}
