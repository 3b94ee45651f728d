/** What the form of Practice holds, and what is asked of the study engine or of AI for it. */
import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { AiFile } from '@akada/domain/ai/file-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { maxInputLength, textTooLongMessage } from '@akada/domain/ai/quota';
import type { CardText } from '@akada/domain/ai/result-schemas';
import { toDeckText } from '@akada/domain/practice/deck-text';
import { QUESTION_KINDS, type QuestionKind, type SetOrigin } from '@akada/domain/practice/practice';
import type { QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { hasWords } from '@akada/domain/text/text';
import type { RequestOf } from '@akada/engine/tools/request';
import type { CarriedText } from '@/lib/carried-text.ts';
import type { FieldProblems } from '@/lib/use-form.ts';
import type { Runner } from './runner.ts';
import {
  DEVICE_PAGE_LIMIT,
  planPageLimit,
  type SourceChoice,
  sourceProblem,
  toFileFields,
} from './study-source.ts';
import type { UseRequest } from './tool-values.ts';

/** A deck to make questions from. */
export interface ChosenDeck {
  id: string;
  title: string;
}

export interface PracticeForm {
  from: 'text' | 'deck';
  deck: ChosenDeck | null;
  choice: SourceChoice;
  /** What alone is asked about a note; null for all of it. */
  topic: string | null;
  text: string;
  count: number;
  kinds: readonly QuestionKind[];
}
export type PracticeField = 'source' | 'text' | 'deck' | 'kinds';

/** Questions that were made, with what they were made from. */
export interface MadePractice {
  title: string;
  from: SetOrigin;
  made_by: QuestionSet['made_by'];
  list: QuestionList;
  file?: AiFile;
  deck_id?: string;
}

/** Whether anything is chosen or typed to make questions from. */
export function hasMaterial({ from, deck, choice, text }: PracticeForm): boolean {
  return from === 'deck' ? deck !== null : choice.source !== null || text.trim() !== '';
}

/** The numbers of questions that can be chosen. */
export function countsFor(runner: Runner): number[] {
  return [5, 10, 15, 20, 30, 50].filter(
    (count) => runner === 'device' || count <= AI_LIMITS.practiceQuestions,
  );
}

/** The page limit of what makes the questions; null while the plan is unknown. */
export function practicePageLimit(runner: Runner, plan: Plan | null) {
  return runner === 'device' ? DEVICE_PAGE_LIMIT : planPageLimit(plan);
}

/** Messages at the fields, by which nothing can be made yet. */
export function practiceProblems(
  form: PracticeForm,
  runner: Runner,
  plan: Plan | null,
): FieldProblems<PracticeField> {
  const { from, deck, choice, text, kinds } = form;
  const { source, pages } = choice;
  const usesText = from === 'text' && !source;
  const pageProblem =
    source && from === 'text' ? sourceProblem(source, pages, practicePageLimit(runner, plan)) : null;
  const textProblem = usesText ? problemOfText(text, runner, plan) : null;
  return {
    ...(pageProblem && { source: pageProblem }),
    ...(from === 'deck' && !deck && { deck: 'Choose a deck.' }),
    ...(textProblem && { text: textProblem }),
    ...(kinds.length === 0 && { kinds: 'Choose at least one kind.' }),
  };
}

function problemOfText(text: string, runner: Runner, plan: Plan | null): string | null {
  if (text.trim() === '') return 'Paste your notes, or choose a file or note.';
  if (runner === 'device') return null;
  if (!hasWords(text)) return AI_MESSAGES.noWords;
  return plan !== null && text.length > maxInputLength('practice', plan)
    ? textTooLongMessage('practice', plan)
    : null;
}

/** The file or note of the form; null if it uses a deck or a text. */
export function fileOf({ from, choice }: PracticeForm) {
  return from === 'text' && choice.source ? toFileFields(choice.source, choice.pages) : null;
}

/** The topic by which the chosen note is narrowed; null if it isn't. */
function topicOf({ from, choice, topic }: PracticeForm): string | null {
  return from === 'text' && choice.source?.chosen.from === 'note' ? topic : null;
}

/** @param cards those of the chosen deck; empty for another source */
export function toDeviceRequest(
  form: PracticeForm,
  cards: readonly CardText[],
  pages: RequestOf<'practice'>['pages'],
): RequestOf<'practice'> {
  const { from, text, count } = form;
  return {
    tool: 'practice',
    count,
    ...chosenKinds(form),
    seed: Date.now() % 1_000_000,
    cards: cards.map(({ front, back, source, page }) => ({
      ...{ front, back },
      ...(source !== undefined && { source }),
      ...(page !== undefined && { page }),
    })),
    prompt: from === 'deck' ? '' : fileOf(form) ? (topicOf(form) ?? '') : text,
    pages,
  };
}

/**
 * @param cards those of the chosen deck, of which as many are sent as the plan allows; empty for another source
 * @param plan null while unknown; the free plan's limit is then kept to
 */
export function toAiRequest(
  form: PracticeForm,
  cards: readonly CardText[],
  plan: Plan | null,
): Extract<UseRequest, { tool: 'practice' }> {
  const isFromDeck = form.from === 'deck';
  const file = fileOf(form);
  const maxLength = maxInputLength('practice', plan ?? 'free');
  const { kinds } = chosenKinds(form);
  return {
    tool: 'practice',
    count: Math.min(form.count, AI_LIMITS.practiceQuestions),
    ...(kinds && { kinds: [...kinds] }),
    prompt: isFromDeck ? toDeckText(shuffled(cards), maxLength) : file ? (topicOf(form) ?? '') : form.text,
    ...(isFromDeck && { from_deck: true }),
    ...file,
  };
}

/** In the order of preference; without them, a mixture of all is made. */
function chosenKinds({ kinds }: PracticeForm): { kinds?: readonly QuestionKind[] } {
  return kinds.length < QUESTION_KINDS.length ? { kinds } : {};
}

/** So that each practice of a large deck asks about other cards. */
function shuffled<T>(items: readonly T[]): T[] {
  const ranked = items.map((item) => ({ item, rank: Math.random() }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}

/** @param carried the text that the link to Practice carried with it; null for none */
export function toMadePractice(
  form: PracticeForm,
  carried: CarriedText | null,
  { title, ...made }: Pick<MadePractice, 'title' | 'list' | 'made_by'>,
): MadePractice {
  const { from, deck, choice, text } = form;
  if (from === 'deck' && deck) return { ...made, title: deck.title, from, deck_id: deck.id };
  const file = fileOf(form)?.file;
  const isCarried = carried !== null && text === carried.text;
  return {
    ...made,
    title: topicOf(form) ?? choice.source?.name ?? (isCarried ? carried.title : title),
    from: originOf(file, isCarried),
    ...(file && { file }),
  };
}

function originOf(file: AiFile | undefined, isCarried: boolean): SetOrigin {
  if (file) return file.from === 'note' ? 'note' : 'file';
  return isCarried ? 'summary' : 'topic';
}
