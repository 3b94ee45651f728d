/** Spells out what students shorten on phones, and the question words of Nigerian Pidgin. */

/** Shortened words that mean one thing wherever they stand. */
const SHORT: ReadonlyMap<string, string> = new Map(
  `wat what
wht what
wot what
wats what is
wetin what
wen when
whn when
whr where
wia where
hw how
bcos because
bcoz because
becos because
bcuz because
coz because
btw between
btwn between
b/w between
govt government
gvt government
shld should
shud should
cld could
wld would
dat that
dis this
abt about
frm from
smth something
sth something
ppl people
defn definition
gimme give me
lemme let me
thru through
ur your`
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);
const WORD = /(?<![\p{L}\p{N}/=+*^-])[A-Za-z]?[a-z]+(?:\/[a-z])?(?![\p{L}\p{N}'’/=+*^-])/gu;
/** Verbs after a letter that is a variable: 'what does d tell us'. */
const AFTER_VARIABLE =
  '(?:is|are|was|equals?|becomes?|means?|tells?|stands?|represents?|shows?|changes?|increases?|decreases?|has)';
/** 'd heart', 'n' between two words, 'y is', 'wat r': letters that may also be variables. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?<=^|[a-z]\s)d(?=\s(?!${AFTER_VARIABLE}\b)[a-z]{3,})`, 'gi'), 'the'],
  [new RegExp(String.raw`(?<=[a-z]{3,}\s)n(?=\s(?!${AFTER_VARIABLE}\b)[a-z]{3,})`, 'gi'), 'and'],
  [/^y(?=\s(?:is|are|was|were|do|does|did|can|must|should|has|have)\s)/i, 'why'],
  [/(?<=\b(?:what|how|who|where|why|which|they|you)\s)r(?=\s[a-z]{2,})/gi, 'are'],
  [/(?<=\b(?:do|does|did|can|could|would|should|will|if|when|that|are)\s)u\b/gi, 'you'],
  [/\bdiff(?=\s(?:between|in|from)\b)/gi, 'difference'],
  [/\bwhat be(?=\s)/gi, 'what is'],
];
/** Formulas and code keep their letters. */
const SYMBOLS = /[=<>^²³√{}\\]/;

/** An English question with its words spelled out: 'wat is d diff btw' becomes 'what is the difference between'. */
export function inFullWords(text: string): string {
  if (SYMBOLS.test(text)) return text;
  // 'Ur' inside a question is a city.
  const whole = text.replace(
    WORD,
    (word, at: number) => SHORT.get(at === 0 ? word.toLowerCase() : word) ?? word,
  );
  return LETTERS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), whole);
}
