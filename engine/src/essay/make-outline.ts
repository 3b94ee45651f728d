/** Makes an essay outline from the student's own notes. It only quotes them. */
import { sidesIn } from '../answers/differences.ts';
import { type Index, indexOf, type Unit } from '../answers/search.ts';
import type { Source } from '../reading/source.ts';
import { askedRoots } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import {
  chooseClaims,
  chooseCounterpoints,
  choosePoints,
  hasEvidence,
  type NotesPoint,
} from './choose-points.ts';
import { type Command, commandIn } from './command-words.ts';
import { unknownWords } from './essay-subject.ts';

export interface Quotation {
  text: string;
  /** The heading above it; null if there is none. */
  section: string | null;
  /** The page of the PDF, from 1; undefined for pasted text. */
  page: number | undefined;
}

export interface OutlinePoint {
  claim: Quotation;
  evidence: readonly Quotation[];
  /** The sides of a comparison that it is about, in the student's words; otherwise empty. */
  sides: readonly string[];
}

export interface Outline {
  /** Whether it has no quotations: there are no notes, or none on the question. It then doesn't count as a use. */
  isEmpty: boolean;
  question: string;
  /** What the command word asks for; its name is empty if the question has none. */
  command: Pick<Command, 'name' | 'asks'>;
  /** Why there are no points; null if there are some. */
  notice: string | null;
  /** General positions to choose from, without content from the notes. */
  stances: readonly string[];
  /** Claims of the notes that the essay could defend. */
  claims: readonly Quotation[];
  points: readonly OutlinePoint[];
  counterpoints: readonly Quotation[];
  /** What the student still has to find, in whole sentences. */
  missing: readonly string[];
  /** Questions that the essay must answer, in order. */
  frame: readonly string[];
}

const NO_NOTES = 'You gave no notes, so this outline only lists the questions your essay must answer.';
const NOT_COVERED =
  "Your notes don't seem to cover this question, so nothing is quoted from them. Check that they are the right ones.";

/** @param source the student's notes; null without notes */
export function makeOutline(question: string, source: Source | null): Outline {
  const command = commandIn(question);
  const base = {
    question: question.trim(),
    command: { name: command.name, asks: command.asks },
    stances: command.stances,
    frame: command.frame,
  };
  const index = source ? indexOf(source) : null;
  const points = index ? choosePoints(index, question, !command.needsCounterpoint) : [];
  if (!index || points.length === 0) {
    return {
      ...base,
      isEmpty: true,
      notice: index && index.units.length > 0 ? NOT_COVERED : NO_NOTES,
      ...{ claims: [], points: [], counterpoints: [], missing: [] },
    };
  }
  const sides = sidesIn(question) ?? [];
  const counters = command.needsCounterpoint ? chooseCounterpoints(index, question) : [];
  return {
    ...base,
    isEmpty: false,
    notice: null,
    claims: command.stances.length > 0 ? chooseClaims(index, question).map((unit) => quote(index, unit)) : [],
    points: points.map((point) => ({
      claim: quote(index, point.claim),
      evidence: point.evidence.map((unit) => quote(index, unit)),
      sides: sides.filter((side) => isAbout(index, point, side)),
    })),
    counterpoints: counters.map((unit) => quote(index, unit)),
    missing: missingFrom(index, question, command, points, counters, sides),
  };
}

function quote({ source }: Index, { passage, text }: Unit): Quotation {
  return { text, section: source.sections[passage.section]?.heading ?? null, page: passage.page };
}

function isAbout({ source }: Index, { claim, evidence }: NotesPoint, side: string): boolean {
  const roots = askedRoots(side, source.language).map(meaningOf);
  return [claim, ...evidence].some((unit) => roots.length > 0 && roots.every((root) => unit.own.has(root)));
}

function missingFrom(
  index: Index,
  question: string,
  command: Command,
  points: readonly NotesPoint[],
  counters: readonly Unit[],
  sides: readonly string[],
): string[] {
  const missing: string[] = [];
  const unknown = unknownWords(question, index);
  if (unknown.length > 0) missing.push(`Your notes have nothing on: ${unknown.join(', ')}.`);
  const silent = sides.filter((side) => !points.some((point) => isAbout(index, point, side)));
  if (silent.length > 0) missing.push(`There is no point yet about: ${silent.join('; ')}.`);
  const weak = points.flatMap((point, place) => (hasEvidence(point) ? [] : [place + 1]));
  if (weak.length > 0)
    missing.push(
      `${weak.length === 1 ? 'Point' : 'Points'} ${weak.join(', ')} ${weak.length === 1 ? 'needs' : 'need'} an example, a figure or a case.`,
    );
  const quoted = points
    .flatMap(({ claim, evidence }) => [claim, ...evidence].map(({ said }) => said))
    .join(' ');
  if (!/\d/.test(quoted)) missing.push('None of the quotations includes a figure or a date.');
  if (command.needsCounterpoint && counters.length === 0)
    missing.push('Your notes have no counterpoint. Find the strongest objection, and answer it.');
  if (points.length < 3)
    missing.push('Your notes give fewer than three points. Look for more before you write.');
  return missing;
}
