/** What questions are made of: the facts of a text, and what may stand beside an answer as a wrong option. */

import { QUESTION_LIMITS } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { cutAtWord } from '@akada/domain/text/text';
import { isPersonName } from '../cards/people.ts';
import { askedSubject, type Topics } from '../cards/subjects.ts';
import { withoutNumber } from '../cards/wording.ts';
import type { Passage, Source } from '../reading/source.ts';
import type { Definition } from './definition.ts';
import type { Fact } from './fact.ts';
import type { Random } from './random.ts';

export interface Material {
  source: Source;
  facts: readonly Fact[];
  definitions: readonly Definition[];
  /** The names of people, as the text writes them. */
  people: () => readonly string[];
  /** The whole text. */
  text: string;
  /** Whether a subject is clear without the sentences before it. */
  isKnown: (subject: string) => boolean;
  /** Whether the facts are a student's own cards, whose questions may be asked as they are. */
  isDeck: boolean;
  random: Random;
}

/** What every question has. */
export type Origin = Pick<Question, 'source'> & Partial<Pick<Question, 'page' | 'topic'>>;

export function materialOf(
  source: Source,
  facts: readonly Fact[],
  topics: Topics,
  { random, isDeck }: Pick<Material, 'random' | 'isDeck'>,
): Material {
  const text = source.passages.map((passage) => passage.text).join('\n');
  // Few texts ask for people, and finding them takes time.
  let people: readonly string[] | undefined;
  return {
    ...{ source, facts, text, random, isDeck },
    definitions: facts.flatMap(({ definition }) => definition ?? []),
    people: () => {
      people ??= peopleIn(text);
      return people;
    },
    isKnown: (subject) =>
      !/^(?:the\s|\p{L}+\s+(?:one|kind|type)s?$)/iu.test(subject) || askedSubject(subject, topics) !== null,
  };
}

/** Where a question comes from: the sentence as the student wrote it, its heading and page. */
export function originOf({ text, quote, page, section }: Passage, { sections }: Source): Origin {
  const heading = sections[section]?.heading;
  return {
    source: cutAtWord((quote ?? text).trim(), QUESTION_LIMITS.source),
    ...(page !== undefined && { page }),
    ...(heading && { topic: cutAtWord(withoutNumber(heading), QUESTION_LIMITS.topic) }),
  };
}

/** A list that begins right under its heading ends what the heading is about: 'Types', its items, then other text. */
export function headingOver(passage: Passage, { sections, passages }: Source): string | null {
  const own = passages.filter(({ section }) => section === passage.section);
  const end = own[0]?.kind === 'item' ? own.findIndex(({ kind }) => kind !== 'item') : -1;
  const isOver = end === -1 || own.findIndex(({ text }) => text === passage.text) < end;
  return isOver ? (sections[passage.section]?.heading ?? null) : null;
}

const NAME =
  /(?<![\p{L}.] )\p{Lu}[\p{L}'’-]+(?: (?:van|von|de|da|bin|al|ibn|\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){1,3}/gu;

function peopleIn(text: string): string[] {
  const names = (text.match(NAME) ?? []).filter(isPersonName);
  return [...new Set(names)];
}
