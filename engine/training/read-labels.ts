/** Reads the cards that were judged by reading, with their features. */
import { readdirSync, readFileSync } from 'node:fs';
import { featuresOf } from '../src/cards/card-features.ts';
import { leastScoreOf, shapeOf } from '../src/cards/card-shapes.ts';
import { passesGate } from '../src/cards/gate.ts';
import { candidatesIn } from '../src/cards/make-cards.ts';
import { usableIn } from '../src/cards/usable.ts';
import { readSource } from '../src/reading/read-source.ts';

const LABELS = new URL('cards/labels/', import.meta.url);
const OWN = new URL('cards/texts/', import.meta.url);
const GOLDEN = new URL('../golden/texts/', import.meta.url);

type Label = 'good' | 'clumsy' | 'wrong';

export interface JudgedCard {
  front: string;
  back: string;
  label: Label;
  features: Readonly<Record<string, number>>;
  /** Whether the card passes the checks of its form. */
  passes: boolean;
  /** The shape of the card, and the score that it needs to be in a deck. */
  shape: string;
  least: number;
}

export interface JudgedText {
  name: string;
  cards: readonly JudgedCard[];
  /** Cards that the engine makes now and that nobody has judged. */
  unjudged: readonly { front: string; back: string }[];
}

/** The texts with judged cards. A judged card that the engine no longer makes is left out. */
export function judgedTexts(): JudgedText[] {
  const own = new Set(readdirSync(OWN));
  return readdirSync(LABELS)
    .sort()
    .map((file) => {
      const name = file.replace(/\.tsv$/, '');
      const labels = labelsIn(readFileSync(new URL(file, LABELS), 'utf8'));
      const source = readSource([
        { text: readFileSync(new URL(name, own.has(name) ? OWN : GOLDEN), 'utf8') },
      ]);
      const { cards, gaps, facts } = candidatesIn(source, usableIn(source));
      const made = [...cards, ...gaps].map((card) => ({ card, label: labels.get(keyOf(card)) }));
      return {
        name,
        cards: made.flatMap(({ card, label }) =>
          label
            ? [
                {
                  front: card.front,
                  back: card.back,
                  label,
                  features: featuresOf(card, facts),
                  passes: passesGate(card, facts),
                  shape: shapeOf(card),
                  least: leastScoreOf(card),
                },
              ]
            : [],
        ),
        unjudged: made.flatMap(({ card, label }) => (label ? [] : [card])),
      };
    });
}

function labelsIn(text: string): Map<string, Label> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [label = '', front = '', back = ''] = line.split('\t');
        return [keyOf({ front, back }), label as Label];
      }),
  );
}

function keyOf({ front, back }: { front: string; back: string }): string {
  return `${front}\t${back}`;
}
