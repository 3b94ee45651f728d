/** Cards from the report of an experiment, which name it: 'Experiment “Resistivity of a wire”: why was …?' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage, Section } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { causeCard } from './causes.ts';
import { aimCard, purposeCard } from './circumstances.ts';
import { PRONOUN } from './parts.ts';
import type { Topics } from './subjects.ts';

const TITLED =
  /^(?:Title|Topic|(?:Experiment|Practical|Exercise|Lab(?:oratory)? (?:exercise|report|practical))\s*(?:no\.?\s*)?[\d.]*)\s*[:.–-]\s*(\S.{8,90}?)\.?$/iu;
const UNTITLED =
  /^((?:Determination|Investigation|Estimation|Measurement|Preparation|Verification)\s.{8,90}?|To (?:determine|show|find out|find|investigate|measure|verify|prepare|compare)\s.{8,90}?)\.?$/iu;
const PARTS =
  /^(?:\W|\d)*(?:apparatus|materials?|method|procedure|results?|observations?|precautions?|aims?|objectives?|sources of error|errors|discussion|conclusions?)\b/i;
/** With fewer parts of a report, a text only mentions an experiment. */
const LEAST_PARTS = 3;

/** What an experiment is called; null for any other text. */
export function experimentIn(sections: readonly Section[], passages: readonly Passage[]): string | null {
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  const parts = new Set(
    [...headings, ...passages.map(({ text }) => text.slice(0, 30))].flatMap(
      (text) => PARTS.exec(text)?.[0].toLowerCase() ?? [],
    ),
  );
  if (parts.size < LEAST_PARTS) return null;
  const lines = [...headings, ...passages.slice(0, 12).map(({ text }) => text)];
  const titled = lines.flatMap((line) => TITLED.exec(line)?.[1] ?? []);
  const [title = lines.flatMap((line) => UNTITLED.exec(line)?.[1] ?? [])[0]] = titled;
  return title?.replace(/\s+/g, ' ') ?? null;
}

/** In a report, everything that was done or measured is known. */
const ALL_KNOWN: Topics = { has: () => true, isMass: () => false, endingIn: () => null };

/** Why something was done in an experiment, with its name; null for what isn't told of the past. */
export function experimentCard(passage: Passage, experiment: string | null): EngineCard | null {
  if (experiment === null || (passage.kind !== 'paragraph' && passage.kind !== 'item')) return null;
  const clause = clauseOf(passage.text);
  if (clause?.lead !== '' || !/^(?:was|were)$/.test(clause.auxiliary ?? '') || clause.isCopula) return null;
  const subject = clause.subject.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (PRONOUN.test(subject) || /\b(?:we|our)\b/i.test(passage.text)) return null;
  const card =
    causeCard(passage, ALL_KNOWN) ??
    purposeCard(passage, clause, subject) ??
    aimCard(passage, clause, subject);
  if (!card || PRONOUN.test(card.front)) return null;
  const asked = card.front.replace(/^Why/, 'why');
  return { ...card, front: `Experiment “${experiment}”: ${asked}` };
}
