/** Answers a follow-up from the notes that the question before was answered from. */
import type { Source } from '../reading/source.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { AnswerPart, AnswerResult } from './answer.ts';
import { answerReadQuestion } from './answer-question.ts';
import { sidesIn } from './differences.ts';
import { explainConcept } from './explain.ts';
import { type FollowUp, type Turn, withTopic } from './follow-up.ts';
import { nthOf } from './ordinals.ts';
import { type Question, readQuestion } from './question.ts';
import { examplesAfter, examplesOf, moreAfter, reasonsAfter } from './what-follows.ts';

/** A follow-up answered from the notes; null if the message may be a question of its own. */
export function followInNotes(
  source: Source,
  question: Question,
  followUp: FollowUp,
  before: Turn,
): Turn | null {
  const asked = before.question;
  const { about } = before;
  const same = (result: AnswerResult): Turn => ({ question: asked, result, about });
  const none = (message: string) => same({ isEmpty: true, reason: 'not-in-notes', message, related: [] });
  if (followUp.kind === 'why') {
    const parts = reasonsAfter(source, before.result);
    if (parts.length > 0) return same({ isEmpty: false, from: 'notes', parts });
    const isClaim = asked.kind !== 'definition' && !before.result.isEmpty;
    const why: Question = { ...asked, kind: 'why', relation: null, measure: null, isList: false };
    const result = isClaim ? answerReadQuestion(source, why) : null;
    return !result || result.isEmpty ? none("Your notes don't say why.") : same(result);
  }
  if (followUp.kind === 'definition')
    return about === null ? null : { ...before, result: explainConcept(source, about) };
  if (followUp.kind === 'example') {
    const own = about === null ? [] : examplesOf(source, about);
    const parts = own.length > 0 ? own : examplesAfter(source, before.result);
    if (parts.length > 0) return same({ isEmpty: false, from: 'notes', parts });
    const result = answerReadQuestion(source, {
      ...asked,
      kind: 'example',
      relation: null,
      measure: null,
      isList: false,
    });
    return result.isEmpty ? none("Your notes don't give an example of it.") : same(result);
  }
  if (followUp.kind === 'more') {
    const parts = moreAfter(source, before.result);
    return parts.length > 0
      ? same({ isEmpty: false, from: 'notes', parts })
      : none("Your notes don't say any more about it.");
  }
  if (followUp.kind === 'ordinal') {
    const side = asked.kind === 'difference' ? sidesIn(asked.text)?.at(followUp.place) : undefined;
    if (side !== undefined) return aboutMember(source, question, followUp.said, side, before);
    const parts = nthOf(source, before, followUp.place);
    if (followUp.said !== null && parts[0])
      return aboutMember(source, question, followUp.said, nameOf(parts[0].text), before);
    // The list is carried over, so that 'and the third?' works.
    const [member] = parts;
    if (member) {
      const result: AnswerResult = { isEmpty: false, from: 'notes', parts, list: listOf(before) };
      const name = nameOf(member.text);
      return { question: readQuestion(`What is ${name}?`, source.language), result, about: name };
    }
    return none("I can't tell which one you mean. Name it, please.");
  }
  if (followUp.kind === 'substitute') return substitute(source, before, followUp.instead);
  const combined = withTopic(question, before);
  const result = answerReadQuestion(source, combined);
  const isNew = !result.isEmpty && !isShown(result, before.result);
  return !isNew && question.roots.length >= 2 ? null : { question: combined, result, about };
}

/** A question about a member of the list before, or its explanation if the message only names its place. */
function aboutMember(
  source: Source,
  { text }: Question,
  said: string | null,
  member: string,
  before: Turn,
): Turn {
  const name = member.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const asked = said === null ? `What is ${name}?` : text.replace(new RegExp(said, 'i'), name);
  const result = explainConcept(source, asked);
  return {
    ...{ question: readQuestion(asked, source.language), about: name },
    result: result.isEmpty ? result : { ...result, list: listOf(before) },
  };
}

/** The name of a list member, without its description. */
function nameOf(member: string): string {
  return (member.split(/\s*[:–—]\s+/)[0] ?? member).replace(/[.?]+$/, '');
}

function listOf({ result }: Turn): readonly AnswerPart[] {
  return result.isEmpty ? [] : (result.list ?? result.parts);
}

/** The same question about another subject, which may replace any word of the previous question. */
function substitute(source: Source, { question: asked, result: shown }: Turn, instead: string): Turn {
  const explained: Turn = {
    question: readQuestion(`What is ${instead}?`, source.language),
    result: explainConcept(source, instead),
    about: instead,
  };
  if (asked.kind === 'definition') return explained;
  const added = rootsOf(instead, source.language).map(meaningOf);
  for (const dropped of asked.roots) {
    const roots = [...new Set([...asked.roots.filter((root) => root !== dropped), ...added])];
    const names = [...asked.names.filter((name) => name !== dropped), ...added];
    const question = {
      ...asked,
      text: instead,
      roots,
      names,
      subject: asked.kind === 'count' ? asked.subject : null,
    };
    const result = answerReadQuestion(source, question);
    // The same sentences again answer nothing new.
    if (!result.isEmpty && !isShown(result, shown)) return { question, result, about: instead };
  }
  return { ...explained, question: asked };
}

function isShown(result: AnswerResult, before: AnswerResult): boolean {
  if (result.isEmpty || before.isEmpty) return false;
  const [first] = result.parts;
  return before.parts.some(({ text }) => first !== undefined && text.includes(first.text));
}
