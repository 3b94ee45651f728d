/** Finds the finite verb of a clause and its tense, where the tagger mistakes the verb for a noun. */
import { canBeVerb, type Token } from '../reading/nlp.ts';

/** Base forms that are verbs as often as nouns: after a plural noun, or with -s after a singular one, they are verbs. */
const NOUN_LIKE = new Set(
  'use store feed record form transport cause need set put split lower help control act work change increase decrease supply break trap process report move turn lead leave hold trade farm hunt attack fight study measure test support shape mark bear drive rise fall flow pass cross cover link join guard bind coat release return exchange export import transfer influence limit guide rule share state name judge reward offer promise demand charge tax design map sort stack load display filter block slow speed warm cool heat burn boil freeze melt cut dig nest breed graze sweat face border hatch rot decay sink float spread stretch bend contract expand pump digest sign visit balance dance play paint carry enter sit stand live grow eat drink build pay vote buy sell meet run shed lose gain win spend serve treat reduce produce protect contain require destroy absorb provide allow check answer order offer start end burst force widen lather wilt lack fear damage harm benefit ban delay pump drain push pull rust crack escape smell taste trust doubt debate'.split(
    ' ',
  ),
);
/** Verbs whose past is written like their present. */
const INVARIABLE = new Set(
  'set put cut split hit let cost shut spread burst hurt cast quit read bet rid shed thrust broadcast'.split(
    ' ',
  ),
);
const PLURAL_NOUN =
  /^(?:people|police|men|women|children|cattle|mice|teeth|feet|geese|bacteria|data|media|fungi|algae|larvae|stomata|alveoli|nuclei|phenomena|criteria|vertebrae|poultry|mitochondria|staff)$/i;

/** 'Ionises', 'crystallizes', 'solidifies': words that the tagger may not know. */
const VERB_ENDING =
  /^(?!exercis|enterpris|premis|promis|franchis|treatis|merchandis)\p{L}{2,}(?:[nlrt]is|iz|if)es$/u;

/** Whether a word may be the base form of a verb although the tagger takes it for a noun. */
export function isNounLike(word: string): boolean {
  return NOUN_LIKE.has(word.toLowerCase());
}

/** The base of a third person: 'carries' → 'carry', 'washes' → 'wash'. */
export function baseOf(verb: string): string {
  return verb
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=sh|ch|x|ss|o)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}

/** Whether a noun is plural by its form: 'cells', 'children'; 'physics' and 'gas' are not. */
export function isPlural({ text, lemma, pos }: Token): boolean {
  if (PLURAL_NOUN.test(text)) return true;
  if (!/s$/i.test(text) || /(?:ss|us|is|ics)$/i.test(text)) return false;
  return (
    lemma !== text.toLowerCase() || (pos === 'PROPN' && /^\p{Lu}\p{Ll}+(?:ans|ians|eks|bs|rks)$/u.test(text))
  );
}

/**
 * 'the immune system attacks | the body', 'plants store | starch': the index of a verb that was tagged as a noun.
 * It agrees with the noun before it and is followed by an object or a clause.
 */
export function verbInPhrase(tokens: readonly Token[], from: number, end: number): number | null {
  for (let at = from + 1; at < end; at += 1) {
    if (isNounLikeVerb(tokens, at)) return at;
  }
  const only = onlyVerb(tokens, from, end);
  if (only !== null) return only;
  const last = tokens[end - 1];
  const before = tokens[end - 2];
  const next = tokens[end];
  if (!last || !before || !next || end - 2 < from) return null;
  const agrees = /[^s]s$/.test(last.text) !== /[^s]s$/.test(before.text);
  const isBeforeObject =
    next.pos === 'DET' || /^(?:its|their|his|her|it|them|him|when|where|because|since)$/i.test(next.text);
  const isVerb = last.pos === 'NOUN' && ['NOUN', 'PROPN'].includes(before.pos) && agrees && isBeforeObject;
  return isVerb ? end - 1 : null;
}

/** No sentence is longer; text without verbs would take minutes. */
const MOST_TOKENS = 60;

/** 'The pituitary | inserts channels': a noun in -s after a singular one, in a sentence that has no verb but this. */
function onlyVerb(tokens: readonly Token[], from: number, end: number): number | null {
  if (tokens.length > MOST_TOKENS) return null;
  const hasVerb = tokens.some(
    ({ pos, text }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed|en)$/.test(text)),
  );
  if (hasVerb) return null;
  for (let at = from + 1; at < end; at += 1) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const isAfterSingular = /^(?:NOUN|PROPN)$/.test(before?.pos ?? '') && !/s$/.test(before?.text ?? '');
    if (!token || !next || token.pos !== 'NOUN' || !isAfterSingular || !/[^s]s$/.test(token.text)) continue;
    if (/^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(next.pos) && canBeVerb(baseOf(token.text.toLowerCase())))
      return at;
  }
  return null;
}

/** 'plants | store', 'frost | breaks': forms that nothing but a verb has at this place. */
function isNounLikeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || token.pos !== 'NOUN' || !['NOUN', 'PROPN'].includes(before.pos)) return false;
  const word = token.text.toLowerCase();
  // 'The rate increases', but not 'chain stores'
  const hasArticle = tokens[at - 2]?.pos === 'DET';
  if (!next)
    return isPlural(before)
      ? NOUN_LIKE.has(word)
      : hasArticle && /[^s]s$/.test(word) && NOUN_LIKE.has(baseOf(word));
  if (['AUX', 'VERB', 'CCONJ', 'PUNCT'].includes(next.pos) || /^(?:of|and|or)$/i.test(next.text))
    return false;
  if (isPlural(before)) return NOUN_LIKE.has(word);
  // In 'oil spills float', the verb comes later.
  if (/(?<![usi])s$/i.test(before.text) || NOUN_LIKE.has(next.text.toLowerCase())) return false;
  return VERB_ENDING.test(word) || (/[^s]s$/.test(word) && NOUN_LIKE.has(baseOf(word)));
}

/**
 * The verb that a question with 'do' needs; null if the form doesn't agree with its subject, which means that the
 * sentence was read wrongly.
 */
export function supportFor(
  { text, lemma }: Token,
  isTaggedNoun: boolean,
  isPluralSubject: boolean,
): { support: 'do' | 'does' | 'did'; verb: string } | null {
  const word = text.toLowerCase();
  if (isTaggedNoun) {
    const base = isPluralSubject && NOUN_LIKE.has(word) ? word : baseOf(word);
    return { support: base === word ? 'do' : 'does', verb: base };
  }
  if (word === lemma || NOUN_LIKE.has(word)) {
    if (isPluralSubject) return { support: 'do', verb: word };
    return INVARIABLE.has(word) ? { support: 'did', verb: word } : null;
  }
  if (/s$/.test(word) && !/ss$/.test(word)) return isPluralSubject ? null : { support: 'does', verb: lemma };
  return { support: 'did', verb: lemma };
}
