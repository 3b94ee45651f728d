/** Chooses the questions of a mock exam from what the student has (docs/product.md, Exam room). */
import type { QuestionList } from '../practice/schemas.ts';
import { isObjective, type ObjectiveQuestion } from './options.ts';
import type { Section } from './papers.ts';
import { createRepeatFilter } from './same-question.ts';

/** A question, or the questions about a passage, which stay together and in order. */
interface Unit {
  passage: string | null;
  questions: ObjectiveQuestion[];
}

/** What there is for a section: its different questions. */
export interface SectionPool {
  units: readonly Unit[];
  /** How many questions they are. */
  available: number;
}

/**
 * Gathers the different questions for each section of a paper. Only those are taken that are answered with a letter; no
 * question is in two sections or twice in one, also not in other words.
 *
 * @param lists the question lists that the student chose for each section
 */
export function poolQuestions(lists: readonly (readonly QuestionList[])[]): SectionPool[] {
  const isNew = createRepeatFilter();
  return lists.map((chosen) => {
    const units = chosen.flatMap((list) => unitsOf(list, isNew));
    return { units, available: units.reduce((sum, { questions }) => sum + questions.length, 0) };
  });
}

function unitsOf({ passages = [], questions }: QuestionList, isNew: ReturnType<typeof createRepeatFilter>) {
  const units: Unit[] = [];
  const byPassage = new Map<number, Unit>();
  for (const question of questions) {
    if (!isObjective(question)) continue;
    const passage = question.passage === undefined ? undefined : passages[question.passage];
    if (!isNew(question, passage)) continue;
    const known = question.passage === undefined ? undefined : byPassage.get(question.passage);
    if (known) {
      known.questions.push(question);
      continue;
    }
    const unit: Unit = { passage: passage ?? null, questions: [question] };
    units.push(unit);
    if (question.passage !== undefined) byPassage.set(question.passage, unit);
  }
  return units;
}

/**
 * Chooses the questions of a paper, at random. In each section the passages come first, each with its questions in their
 * order. The topic of every question is the subject of its section, so that marks can be counted by subject.
 *
 * @param pools what there is for each section, in the order of `sections`; a section gets no more than that
 * @param random a number from 0 to below 1, such as Math.random
 */
export function chooseQuestions(
  sections: readonly Section[],
  pools: readonly SectionPool[],
  random: () => number,
): QuestionList {
  const passages: string[] = [];
  const questions = sections.flatMap(({ subject, questions: wanted }, index) => {
    const units = takeUnits(shuffle(pools[index]?.units ?? [], random), wanted);
    return units.flatMap(({ passage, questions: taken }) => {
      if (passage !== null) passages.push(passage);
      return taken.map(({ passage: _, ...question }) => ({
        ...question,
        topic: subject,
        ...(passage !== null && { passage: passages.length - 1 }),
      }));
    });
  });
  return { ...(passages.length > 0 && { passages }), questions };
}

/** Takes whole units as long as they fit, and fills what is left with the first questions of a passage. */
function takeUnits(units: readonly Unit[], wanted: number): Unit[] {
  const taken: Unit[] = [];
  const tooLong: Unit[] = [];
  let left = wanted;
  for (const unit of units) {
    if (unit.questions.length > left) {
      tooLong.push(unit);
      continue;
    }
    taken.push(unit);
    left -= unit.questions.length;
  }
  const [longer] = tooLong;
  if (longer && left > 0) taken.push({ ...longer, questions: longer.questions.slice(0, left) });
  return taken.toSorted((a, b) => Number(a.passage === null) - Number(b.passage === null));
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
  }
  return shuffled;
}
