/** Cards from the report of an experiment, which name it: 'Experiment “Resistivity of a wire”: why was …?' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage, Section } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { causeCard } from './causes.ts';
import { aimCard, purposeCard } from './circumstances.ts';
import { cardOf, PRONOUN, withoutNextClause } from './parts.ts';
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

/** 'The key was opened between readings to keep the wire from heating up': what was done, and what for. */
const DONE_FOR =
  /^(\p{Lu}\p{L}*\s(?:[\p{L}-]+\s){0,6}?)(was|were)\s(?!(?:found|seen|observed|allowed|known|said|able|made|left|noticed)\s(?:to|open|by)\s)((?:only\s|always\s|not\s)?\p{L}.{2,90}?)(?:(,?\s(?:so that|because|since))|\sto(?=\s(?:avoid|prevent|keep|reduce|ensure|make|allow|give|let|remove|obtain|improve|minimi[sz]e|protect|enable|get|check|stop|show)\s)|\sby(?=\s\p{L}+ing\s))\s(.{6,})$/u;
/** A second clause, whose reason it may be. */
const SECOND = /,\s(?:and|but)\s|;|\b(?:was|were|had)\b.*\b(?:and|but)\b.*\b(?:was|were|had)\b|\bwhich\b/;

/** The question and the answer for what was done in an experiment with its aim, reason or manner; null for any other sentence. */
function doneFor(text: string): [question: string, answer: string] | null {
  const [, subject = '', be = '', deed = '', link = '', rest = ''] =
    DONE_FOR.exec(text.replace(/\.$/, '')) ?? [];
  if (deed === '' || SECOND.test(`${be} ${deed}`) || PRONOUN.test(`${subject} ${deed}`)) return null;
  const done = `${be} ${asPhrase(subject.trim())} ${deed.replace(/,$/, '')}`;
  const answer = withoutNextClause(rest);
  if (/so that$/.test(link)) return [`why ${done}?`, `So that ${answer}`];
  // In 'since Monday', there is no reason.
  if (/since$/.test(link) && clauseOf(answer) === null) return null;
  if (link !== '') return [`why ${done}?`, `Because ${answer}`];
  return /^\p{L}+ing\s/u.test(rest) ? [`how ${done}?`, `By ${answer}`] : [`why ${done}?`, `To ${answer}`];
}

/** In a report, everything that was done or measured is known. */
const ALL_KNOWN: Topics = { has: () => true, isMass: () => false, endingIn: () => null };

/** Why something was done in an experiment, with its name; null for what isn't told of the past. */
export function experimentCard(passage: Passage, experiment: string | null): EngineCard | null {
  if (experiment === null || (passage.kind !== 'paragraph' && passage.kind !== 'item')) return null;
  const [question, answer = ''] = doneFor(passage.text.trim()) ?? [];
  if (question !== undefined)
    return cardOf('cause', `Experiment “${experiment}”: ${question}`, answer, passage, 0.8);
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
