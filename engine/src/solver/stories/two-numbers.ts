/** Reads statements about two numbers. */
import { symbol } from '../maths/expression.ts';
import { NotThisKind } from '../solution.ts';
import { ASK, finishNumberStory, KIND, NOUN } from './number-parts.ts';
import { Phrases } from './phrases.ts';
import type { Story, Wanted } from './story.ts';

const X = symbol('x');
const Y = symbol('y');

/** @throws NotThisKind when not every word is understood */
export function readTwoNumbers(source: string): Story {
  const phrases = new Phrases();
  const marks = `${phrases.mark(X)} and ${phrases.mark(Y)}`;
  const [x, y] = [phrases.mark(X), phrases.mark(Y)];
  const large = `(?:larger|bigger|greater|largest|greatest)`;
  const small = `(?:smaller|lesser|smallest)`;
  const question = new RegExp(
    `${ASK} (?:the )?(?:(2 |both |the )*(?:${NOUN}s|them)|(${large})(?: of the (?:\\d )?${NOUN}s| ${NOUN})?|(${small})(?: of the (?:\\d )?${NOUN}s| ${NOUN})?)(?= *[?.]? *$)`,
  );
  const match = question.exec(source);
  const isFirst = new RegExp(`^${ASK} (?:the )?2 `).test(source);
  if (!match && !isFirst) throw new NotThisKind('no question');
  // Without a word that tells them apart, the first is the larger one.
  const isOrdered =
    new RegExp(`\\b(?:${large}|${small}|difference|differ)\\b`).test(source) ||
    !/\b(?:one|first|second|other|another)\b/.test(source);
  const isPositive = /\bpositive\b|\bnatural\b/.test(source);
  const one: Wanted = { label: 'x', formula: X };
  const two: Wanted = { label: 'y', formula: Y };
  const plain = source
    .replace(question, ' ')
    .replace(new RegExp(`^${ASK} (?=(?:the )?2 )`), ' ')
    .replace(
      new RegExp(`\\b(?:the )?2 ${KIND}${NOUN}s (?:are such that|such that|have|whose) (?:the |an? )?`, 'g'),
      ' the two ',
    )
    .replace(/\bthe two (sum|difference|product)\b/g, 'their $1')
    .replace(/\bwhose (sum|difference|product)\b/g, 'their $1')
    .replace(/(?<=their [a-z]+ of \d+,? and )(?:an? )?(sum|difference|product) (?=of)/g, 'their $1 ')
    .replace(new RegExp(`(?<=the (?:${large}|${small})) of (?:the )?2 ${KIND}${NOUN}s`, 'g'), ' ')
    .replace(/\b(times|twice|thrice|half|than) another\b/g, '$1 the other')
    .replace(/\btheir (sum|product|difference) of (\d+)/g, 'their $1 is $2')
    .replace(
      new RegExp(
        `\\b(?:the )?(sum|product|positive difference|difference) (?:of|between) (?:the |these )?(?:2 |both |the )*${KIND}(?:${NOUN}s|them)\\b`,
        'g',
      ),
      (_, name: string) => `${name} of ${marks}`,
    )
    .replace(/\btheir (sum|product|difference)\b/g, (_, name: string) => `${name} of ${marks}`)
    .replace(new RegExp(`\\b(?:the )?2 ${KIND}${NOUN}s (?=add|differ)`, 'g'), `sum of ${marks} `)
    .replace(/sum of (@\d+@ and @\d+@) +differ/g, '$1 differ')
    .replace(new RegExp(`\\bthe (?:${large}|first)(?: ${NOUN}| one)?\\b`, 'g'), x)
    .replace(new RegExp(`\\bthe (?:${small}|second|other)(?: ${NOUN}| one)?\\b`, 'g'), y)
    .replace(new RegExp(`\\bone (?:of (?:them|the (?:2 )?${NOUN}s)|${NOUN})|\\bone(?= is\\b)`, 'g'), x);
  const wanted = match?.[2] ? [one] : match?.[3] ? [two] : [one, two];
  return finishNumberStory(phrases, plain, {
    meanings: {
      x: isOrdered ? 'the larger number' : 'one number',
      y: isOrdered ? 'the smaller number' : 'the other',
    },
    wanted,
    isPossible: ({ x, y }) =>
      x !== undefined &&
      y !== undefined &&
      !(isOrdered && x.lt(y)) &&
      !(isPositive && (x.s < 0n || y.s < 0n)),
  });
}
