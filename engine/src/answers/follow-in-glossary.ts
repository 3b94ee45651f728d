/** Follow-ups in a chat without notes. */
import { explainConcept } from './explain.ts';
import type { FollowUp, Turn } from './follow-up.ts';
import type { Question } from './question.ts';

/** Answers a follow-up about a glossary term. */
export function followInGlossary(followUp: FollowUp, question: Question, before: Turn): Turn | null {
  if (followUp.kind === 'substitute')
    return { question, result: explainConcept(null, followUp.instead), about: null };
  const more = before.result.isEmpty ? undefined : before.result.parts.find(({ role }) => role === 'more');
  if (more && (followUp.kind === 'more' || followUp.kind === 'example'))
    return { ...before, result: { isEmpty: false, from: 'glossary', parts: [more] } };
  return {
    ...before,
    result: {
      isEmpty: true,
      reason: 'no-notes',
      message:
        "The built-in glossary doesn't have that. Paste your notes on it, or choose a PDF, to get an answer from them.",
      related: [],
    },
  };
}
