import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { passesGate } from './gate.ts';
import { candidatesIn } from './make-cards.ts';
import { usableIn } from './usable.ts';

/** The cards that pass the checks of their form, before the learned check. */
function cardsOf(text: string): string[] {
  const source = readSource([{ text }]);
  const { cards, gaps, facts } = candidatesIn(source, usableIn(source));
  return [...cards, ...gaps]
    .filter((card) => passesGate(card, facts))
    .map(({ front, back }) => `${front} → ${back}`);
}

const REPORT = `Title: The density of palm oil

Apparatus: measuring cylinder, balance, thermometer.

Procedure

1. The cylinder was weighed empty. The oil was warmed gently to make it flow freely.
2. The scale was read at eye level to avoid parallax error.

Results

The density was 0.92 g/cm3.

Precautions

The balance was set to zero before each reading so that all masses had the same error.`;

describe('a card is made from', () => {
  test.each([
    [
      'a meaning after a comma',
      'Divers breathe heliox, a mixture of helium and oxygen that prevents narcosis.',
      'What is heliox? → A mixture of helium and oxygen that prevents narcosis.',
    ],
    [
      'a meaning after "that is"',
      'Poaching, that is, the hiring of workers whom a rival has trained, is common among banks.',
      'What is poaching? → The hiring of workers whom a rival has trained.',
    ],
    [
      'a meaning with a list in it',
      'Schools should teach numeracy, which is the ability to read, compare and use figures.',
      'What is numeracy? → The ability to read, compare and use figures.',
    ],
    [
      'what happens in a stage',
      'In telophase two new nuclei appear, and the spindle breaks down.',
      'What happens in telophase? → Two new nuclei appear, and the spindle breaks down.',
    ],
    [
      'what happens in a place',
      'At a divergent boundary two plates move apart, and magma rises.',
      'What happens at a divergent boundary? → Two plates move apart, and magma rises.',
    ],
    [
      'a condition of place',
      'Where a hard rock lies over a soft rock, the river undercuts the hard layer.',
      'What happens where a hard rock lies over a soft rock? → The river undercuts the hard layer.',
    ],
    [
      'a name that the next sentence gives',
      'Where two air masses meet, the warm air rises over the cold air. This is frontal lifting.',
      'Where two air masses meet, the warm air rises over the cold air. What is this called? → Frontal lifting.',
    ],
    [
      'a name that researchers give',
      'People work less hard in a group than they do alone. Psychologists call this social loafing.',
      'People work less hard in a group than they do alone. What is this called? → Social loafing.',
    ],
    [
      'the name at the end of a description',
      'Glaciers leave behind long ridges of stones called eskers.',
      'Glaciers leave behind long ridges of stones called _____. → eskers',
    ],
    [
      'a definition after a connective',
      'Strictly speaking, a berry is a fleshy fruit that develops from a single ovary.',
      'What is a berry? → A fleshy fruit that develops from a single ovary.',
    ],
    [
      'a deed with its date first',
      'In 1928 Alexander Fleming discovered penicillin at St Mary’s Hospital in London.',
      'Who discovered penicillin at St Mary’s Hospital in London in 1928? → Alexander Fleming.',
    ],
    [
      'a claim of a person with a description',
      'In 1915 the German meteorologist Alfred Wegener argued that the continents had drifted apart.',
      'What did Alfred Wegener argue in 1915? → That the continents had drifted apart.',
    ],
    [
      'what a term means, with "that"',
      'Limited liability means that shareholders can lose only what they have invested.',
      'What is meant by “limited liability”? → That shareholders can lose only what they have invested.',
    ],
    [
      'a line and the list below it',
      'The skin has three main layers:\n- the epidermis\n- the dermis\n- the hypodermis',
      'The skin has three main layers. Name them. → The epidermis; the dermis; the hypodermis.',
    ],
    [
      'a row with a semicolon in a cell',
      '| Nutrient | Function | Sign |\n|---|---|---|\n| Nitrogen | Part of proteins; leafy growth | Pale leaves |',
      'Complete the row “Nitrogen”: function, sign. → Function: Part of proteins; leafy growth; Sign: Pale leaves.',
    ],
    [
      'a share of something',
      'About 65 percent of the filtered water is recovered in the proximal tubule, together with the glucose.',
      'What percentage of the filtered water is recovered in the proximal tubule? → About 65 percent.',
    ],
    [
      'what happens in a process',
      'Thirdly there is tubular secretion, in which substances are moved from the blood into the lumen.',
      'What happens in tubular secretion? → Substances are moved from the blood into the lumen.',
    ],
    [
      'what happens in a process whose name begins with a gerund',
      'Do not confuse crop rotation with shifting cultivation, in which the farmer leaves the land.',
      'What happens in shifting cultivation? → The farmer leaves the land.',
    ],
    [
      'a case with its decision in a later sentence',
      'In Byrne v Boadle (1863) a barrel of flour fell from a window on the plaintiff. Nobody could say how. The claim succeeded because barrels do not fall without negligence.',
      'What happened in Byrne v Boadle (1863), and what was decided? → A barrel of flour fell from a window on the plaintiff. Nobody could say how. The claim succeeded because barrels do not fall without negligence.',
    ],
    [
      'a case with what its acts were in the next sentence',
      'In Fagan v Metropolitan Police Commissioner [1969] the driver stopped on a foot and refused to move. The battery was complete from the moment he knew.',
      'What happened in Fagan v Metropolitan Police Commissioner [1969], and what was decided? → The driver stopped on a foot and refused to move. The battery was complete from the moment he knew.',
    ],
    [
      'a case after a colon, with a short decision',
      'Bird v Jones (1845): a part of a bridge was closed, but the plaintiff could go back. Claim failed.',
      'What was decided in Bird v Jones (1845)? → A part of a bridge was closed, but the plaintiff could go back. Claim failed.',
    ],
    [
      'the ruling of a court that is named first',
      'The Supreme Court of Nigeria in Okekearu v Tanko (2002) 15 NWLR (Pt 791) 657 held a doctor liable where a finger was amputated without consent.',
      'What was decided in Okekearu v Tanko (2002)? → The Supreme Court of Nigeria held a doctor liable where a finger was amputated without consent.',
    ],
    [
      'the words of a judge',
      'In Hall v Brooklands Club (1933) Greer LJ said that the reasonable person is the man on the Clapham omnibus.',
      'What is the rule in Hall v Brooklands Club (1933)? → Greer LJ said that the reasonable person is the man on the Clapham omnibus.',
    ],
    [
      'a case in a list of elements',
      '- escape – Read v J Lyons (1947): nothing had left the factory, so the inspector could not recover',
      'What was decided in Read v J Lyons (1947)? → Nothing had left the factory, so the inspector could not recover.',
    ],
    [
      'a precaution, with the name of its experiment',
      REPORT,
      'Experiment “The density of palm oil”: why was the oil warmed gently? → To make it flow freely.',
    ],
    [
      'a whole date',
      'On 24 October the Security Council adopted a resolution by eleven votes.',
      'On _____ the Security Council adopted a resolution by eleven votes. → 24 October',
    ],
    [
      'a transcript with times',
      '[00:14] Federalism is a system in which two levels of government share power.\n\n[00:58] A bill is a draft of a law that is laid before parliament.',
      'What is a bill? → A draft of a law that is laid before parliament.',
    ],
  ])('%s', (_, text, card) => {
    expect(cardsOf(text)).toContain(card);
  });
});
