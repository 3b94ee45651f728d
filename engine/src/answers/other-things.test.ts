import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { explainConcept } from './explain.ts';

const NOTES = `# Trade and vaccines

The main export of West Africa was gold. The camel came to North Africa about 300, and its trade grew fast. The central route led from Tunis to Kano. Towns such as Gao became centres of commerce.

The pentavalent vaccine protects against five diseases: tetanus, diphtheria and three more. In 2003 vaccination was stopped in Kano for eleven months.

Fibres are spun into yarn. Yarn is woven into cloth.

Linen comes from the flax plant. Mercerising, invented by John Mercer, is a treatment of cotton. Murdock studied 250 societies in 1949. Not all scholars accept his view, because some families live apart.

Mali grew rich by taxing the trade. Most oxen drew carts.`;

const source = readSource([{ text: NOTES }]);
const answerTo = (question: string) => {
  const result = explainConcept(source, question);
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ');
};

test.each([
  ['what did west africa sell', /^The main export of West Africa was gold/],
  ['what towns were on the central route', /^The central route led from Tunis/],
  ['which diseases does the pentavalent vaccine stop', /^The pentavalent vaccine protects/],
])('answers “%s” from the passage about this very thing', (question, text) => {
  expect(answerTo(question)).toMatch(text);
});

test.each([
  ['says it of fibres in general', 'how is linen spun into yarn'],
  ['says that something else was invented', 'who discovered cotton'],
  ['gives the reason for another claim', 'why did Murdock study 250 societies'],
  ["has a name with the root of a kind of animal: 'Mali'", 'which animal grew rich'],
])('refuses a question if the only passage like it %s', (_, question) => {
  expect(answerTo(question)).toMatch(/^not-/);
});
