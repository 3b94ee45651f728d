/** Recognises worked examples and exercises, whose figures are no facts. */
import type { Passage, Section } from '../reading/source.ts';

const HEADING =
  /\b(?:worked|solved)?\s*(?:examples?|exercises?|assignment|objectives|outcomes|homework|references|bibliography|further reading|activity|activities|quiz|self-test|(?:past|exam|examination|practice|revision|review|tutorial|likely) questions)\b/i;
const OPENING =
  /^(?:worked example|example\b|ex\.|for example,? (?:if|suppose)|suppose\b|let us\b|imagine\b|consider\b|assume\b|given that|a worked|solution\b)/i;
/** Sentences that an example may take. */
const LENGTH = 3;

/** The passages that belong to an example: those after its opening in the same section, and the sections named so. */
export function examplesIn(passages: readonly Passage[], sections: readonly Section[]): Set<Passage> {
  const found = new Set<Passage>();
  let left = 0;
  let section = -1;
  for (const passage of passages) {
    if (passage.section !== section) left = 0;
    section = passage.section;
    if (OPENING.test(passage.text))
      left = /^(?:worked|solution|example)/i.test(passage.text) ? Infinity : LENGTH;
    const heading = sections[section]?.heading ?? '';
    const isNamed = HEADING.test(heading) && !/\b(?:of|for)\b/i.test(heading);
    if (left > 0 || isNamed) found.add(passage);
    left -= 1;
  }
  return found;
}
