/** Questions about the golden texts whose keys were marked by hand as right or wrong. */
import type { Question } from '@akada/domain/practice/schemas';

type Without<Kind> = Kind extends Question ? Omit<Kind, 'why' | 'source'> : never;

export interface GoldenKey {
  /** The file name of the golden text. */
  text: string;
  /** Words of the sentence that the question was made from. */
  source: string;
  question: Without<Question>;
}

export const choice = (prompt: string, right: string, ...others: string[]): Without<Question> => ({
  ...{ kind: 'choice', prompt, key: 0 },
  options: [right, ...others],
});

export const claim = (prompt: string, key: boolean, corrected?: string): Without<Question> => ({
  ...{ kind: 'true_false', prompt, key },
  ...(corrected !== undefined && { corrected }),
});

export const gap = (prompt: string, ...answers: string[]): Without<Question> => ({
  kind: 'cloze',
  prompt,
  answers,
});

export const match = (prompt: string, pairs: Readonly<Record<string, string>>): Without<Question> => ({
  ...{ kind: 'match', prompt },
  pairs: Object.entries(pairs).map(([left, right]) => ({ left, right })),
});

export const short = (prompt: string, ...points: string[]): Without<Question> => ({
  kind: 'short',
  prompt,
  points,
});

/** The keys of one text, with the source of each. */
export const about = (text: string, ...keys: (readonly [string, Without<Question>])[]): GoldenKey[] =>
  keys.map(([source, question]) => ({ text, source, question }));
