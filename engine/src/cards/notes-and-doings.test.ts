import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { passesGate } from './gate.ts';
import { candidatesIn } from './make-cards.ts';
import { usableIn } from './usable.ts';

/** The cards that pass the checks of their form, before the learned check. */
function cardsOf(text: string): string[] {
  const source = readSource([{ text }]);
  const { cards, facts } = candidatesIn(source, usableIn(source));
  return cards.filter((card) => passesGate(card, facts)).map(({ front, back }) => `${front} → ${back}`);
}

const NOTES = `Zinc (trace element)
• Found in meat, shellfish and nuts
• Needed for the healing of wounds
• Called an essential mineral because the body cannot make it
• Deficiency leads to slow growth
• Sources: oysters, beef, beans, groundnuts

Kwashiorkor
• Caused by a diet without protein`;

describe('a note without a subject is asked with the thing in its heading', () => {
  test.each([
    'Where is zinc found? → In meat, shellfish and nuts.',
    'What is zinc needed for? → The healing of wounds.',
    'Why is zinc called an essential mineral? → Because the body cannot make it.',
    'What does a deficiency of zinc lead to? → Slow growth.',
    'What are the sources of zinc? → Oysters, beef, beans, groundnuts.',
    'What is kwashiorkor caused by? → A diet without protein.',
  ])('%s', (card) => {
    expect(cardsOf(NOTES)).toContain(card);
  });

  test('unless the heading names no thing', () => {
    expect(
      cardsOf('Key terms\n• Source: the place where a river begins\n• Mouth: where it ends'),
    ).not.toContain('What is the source of key terms? → The place where a river begins.');
  });
});

describe('a card is made from', () => {
  test.each([
    [
      'a description with a name at its end',
      'A rock that holds enough metal to be mined is called an ore.',
      'What is an ore? → A rock that holds enough metal to be mined.',
    ],
    [
      'the way something is done',
      'Sea water is purified by boiling it and cooling the steam.',
      'How is sea water purified? → By boiling it and cooling the steam.',
    ],
    [
      'what something is due to',
      'Night blindness is due to a lack of vitamin A.',
      'What is night blindness due to? → A lack of vitamin A.',
    ],
    [
      'a compound with a verb after its hyphen',
      'Demand-pull inflation occurs when demand grows faster than supply.',
      'When does demand-pull inflation occur? → When demand grows faster than supply.',
    ],
    [
      'a sentence with an aside after its subject',
      'Bats, unlike birds, do not lay eggs because they are mammals.',
      'Why do bats not lay eggs? → Because they are mammals.',
    ],
    [
      'a definition with another name in brackets',
      'Explicit (or declarative) memory is memory that we can put into words.',
      'What is explicit memory? → Memory that we can put into words.',
    ],
    [
      'what mainly drives something',
      'Ocean currents are driven mainly by the prevailing winds.',
      'What are ocean currents driven by? → The prevailing winds.',
    ],
    [
      'a date with another deed after it',
      'The Clyde bridge was opened in 1931 and became a landmark.',
      'When was the Clyde bridge opened? → In 1931.',
    ],
    [
      'a note with an equals sign between words',
      'Health terms\n\n• Hypervitaminosis = illness from too high an intake of a vitamin',
      'What is meant by “hypervitaminosis”? → Illness from too high an intake of a vitamin.',
    ],
    [
      'a rise in general prices, which is no general',
      'Inflation is a persistent rise in the general level of prices.',
      'What is inflation? → A persistent rise in the general level of prices.',
    ],
  ])('%s', (_, text, card) => {
    expect(cardsOf(text)).toContain(card);
  });
});

describe('no card is made from', () => {
  test.each([
    [
      'a lack of something that only the heading names',
      'Deficiency causes a swelling of the neck.',
      'deficiency',
    ],
    ['an adjective with a colon', 'Persistent: a rise that ends in a week is no inflation.', 'persistent'],
    ['how good something is', 'Fur is a poor conductor of heat.', 'What is fur?'],
    ['what somebody feels', 'Eugene is furious when he learns that they slept there.', 'What is Eugene?'],
    [
      'a place that the writer calls ours',
      'The Namib is a desert along our own coast.',
      'What is the Namib?',
    ],
    [
      'a reason that is given for something else too',
      'The government gains too, since it is the biggest debtor in the country.',
      'Why does the government gain too?',
    ],
    [
      'what everything does',
      'Everything changes when the family moves to Nsukka in June 1990.',
      'Who changes',
    ],
    [
      'a deed some years after another',
      'The Clean Air Act banned black smoke from factories in London four years later.',
      'four years later',
    ],
    [
      'two things that happen in turn',
      'Potassium ions cross the membrane quickly, and the inside becomes negative.',
      'and the inside',
    ],
    ['two verbs of which one looks like a noun', 'Weeds cover the soil and check erosion.', 'check erosion?'],
    ['an arrow after an adjective', 'Pressure\n\n- Systolic → highest when the heart contracts', 'lead to'],
    ['what one thing is to another', 'The trustee is the owner of the land.', 'What is the trustee?'],
    [
      'a definition with people that only another sentence names',
      'A badge is a certificate which made them members of the native court.',
      'badge?',
    ],
    [
      'the date of a rule that another sentence states',
      'Johannes Kepler stated the rule exactly in 1619.',
      'the rule',
    ],
    [
      'what concerns something',
      'A private bill concerns a particular person, group or place.',
      'What concerns',
    ],
    ['something that is almost so', 'Rain water is almost pure when it leaves the clouds.', 'almost pure'],
  ])('%s', (_, text, front) => {
    expect(cardsOf(text).filter((card) => card.includes(front))).toEqual([]);
  });
});
