/** Compares what a question of why or how asks about with what a passage explains. */
import { checkAccount } from '../explanation/account-check.ts';
import { readAccountQuestion } from '../explanation/account-question.ts';
import { isSaidOf } from '../explanation/account-signs.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { toPart } from './answer.ts';
import { matchIn } from './evidence.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';

/** Openings of a reason for what the sentence before says. */
const REFERS =
  /^(?:it|they|he|she|this|these|that|those|because|so|one|the reason|another|its|their|his|her|for)\b/i;

const PRONOUN = /^(?:it|they|he|she)\b/i;

/** The statement that a sentence gives a reason for: 'ice floats' in 'Ice floats because it is light' and 'As it is light, ice floats'. */
export function claimOf(text: string): string {
  const [, after] = /^(?:because|since|as|due to|owing to)\b[^,]*,(.+)/isu.exec(text) ?? [];
  return after ?? text.split(/\b(?:because|since|so that|due to|owing to)\b/i)[0] ?? text;
}

/** Whether a passage explains another claim than the one that a question of why or how asks about. */
export function isOfOtherClaim(index: Index, question: Question, unit: Unit): boolean {
  const asked = readAccountQuestion(question);
  if (!asked) return false;
  const { passage, text, saidRoots } = unit;
  // 'How do I differentiate …?' isn't answered by 'different'.
  if (asked.way === 'how')
    return checkAccount(index, question, [toPart(index.source, passage, text, 'answer')]).length === 0;
  const claim = new Set(rootsOf(claimOf(passage.text), 'en').map(meaningOf));
  const isAboutOther = asked.subject.some((root) => saidRoots.has(root) && !claim.has(root));
  const isOnlyBefore = !question.roots.some((root) => saidRoots.has(root)) && !REFERS.test(passage.text);
  // 'They have no nucleus' is about what the sentence before names.
  const isOfThem =
    asked.subject.length > 0 &&
    PRONOUN.test(passage.text) &&
    !asked.subject.some((root) => matchIn(index, root, new Set([...unit.own, ...unit.headings])) > 0);
  return isAboutOther || isOnlyBefore || isOfThem || lacksQuality(index, asked.quality, text);
}

/** For 'Why is blood red?': whether a passage doesn't say of anything that it is red, although the notes have the word. */
function lacksQuality({ words }: Index, quality: string | null, text: string): boolean {
  if (quality === null || isSaidOf(text, quality)) return false;
  return rootsOf(quality, 'en').some((root) => words.has(meaningOf(root)));
}
