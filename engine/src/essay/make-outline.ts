/** Makes an essay outline from the student's own notes. It only quotes them. */
import type { Statement } from '../explanation/statements.ts';
import type { Source } from '../reading/source.ts';
import { choosePoints, hasEvidence, type NotesPoint } from './choose-points.ts';
import { type Command, commandIn } from './command-words.ts';
import { compareInNotes } from './compare-in-notes.ts';
import { chooseCounterpoints } from './counterpoints.ts';
import { comparedIn, knownRoots, subjectRoots, unknownWords } from './essay-subject.ts';

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
  /** The side of a comparison or the part of the question that it is about, in the student's words; otherwise null. */
  about: string | null;
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
  points: readonly OutlinePoint[];
  counterpoints: readonly Quotation[];
  /** What the student still has to find, in whole sentences. */
  missing: readonly string[];
  /** Questions that the essay must answer, in order. */
  frame: readonly string[];
}

const NO_NOTES =
  'Without notes, this outline only lists the questions your essay must answer. Paste your notes below the question to get points from them.';
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
  const points = source ? pointsFor(source, question, command) : [];
  if (!source || points.length === 0) {
    return {
      ...base,
      isEmpty: true,
      notice: source && source.passages.length > 0 ? NOT_COVERED : NO_NOTES,
      ...{ points: [], counterpoints: [], missing: [] },
    };
  }
  const quoted = new Set(
    points.flatMap(({ claim, evidence }) => [claim, ...evidence].map(({ said }) => said)),
  );
  const counters = command.needsCounterpoint
    ? chooseCounterpoints(source, question).filter(({ said }) => !quoted.has(said))
    : [];
  return {
    ...base,
    isEmpty: false,
    notice: null,
    points: points.map(({ claim, evidence, about }) => ({
      ...{ claim: quote(source, claim), evidence: evidence.map((one) => quote(source, one)), about },
    })),
    counterpoints: counters.map((statement) => quote(source, statement)),
    missing: missingFrom(source, question, command, points, counters),
  };
}

/** The share of a question's words that the notes must have. */
const LEAST_KNOWN = 0.34;

function pointsFor(source: Source, question: string, command: Command): NotesPoint[] {
  const asked = subjectRoots(question, source);
  const known = knownRoots(question, source);
  if (known.length === 0 || known.length < asked.length * LEAST_KNOWN) return [];
  const sides = comparedIn(question);
  const compared = sides ? compareInNotes(source, sides) : [];
  return compared.length > 0 ? compared : choosePoints(source, question, !command.needsCounterpoint);
}

function quote({ sections }: Source, { passage, said }: Statement): Quotation {
  return { text: said, section: sections[passage.section]?.heading ?? null, page: passage.page };
}

function missingFrom(
  source: Source,
  question: string,
  command: Command,
  points: readonly NotesPoint[],
  counters: readonly Statement[],
): string[] {
  const missing: string[] = [];
  const unknown = unknownWords(question, source);
  if (unknown.length > 0) missing.push(`Your notes have nothing on: ${unknown.join(', ')}.`);
  const silent = (comparedIn(question) ?? []).filter((side) => !points.some(({ about }) => about === side));
  if (silent.length > 0) missing.push(`There is no point yet about: ${silent.join('; ')}.`);
  const weak = points.flatMap((point, place) => (hasEvidence(point) ? [] : [place + 1]));
  if (weak.length > 0)
    missing.push(
      `${weak.length === 1 ? 'Point' : 'Points'} ${weak.join(', ')} ${weak.length === 1 ? 'needs' : 'need'} an example, a figure or a case.`,
    );
  if (command.needsCounterpoint && counters.length === 0)
    missing.push('Your notes have no counterpoint. Find the strongest objection, and answer it.');
  if (points.length < 3)
    missing.push('Your notes give fewer than three points. Look for more before you write.');
  return missing;
}
