/** The nine AI tools; `/ai/{id}` is the page of each. */

export const AI_TOOLS = [
  { id: 'chat', title: 'AI Chat Assistant' },
  { id: 'planner', title: 'AI Study Planner' },
  { id: 'solver', title: 'Problem Solver' },
  { id: 'essay', title: 'Essay Writer' },
  { id: 'cram', title: 'Cram Sheet Generator' },
  { id: 'flashcards', title: 'Flashcards Generator' },
  { id: 'summarizer', title: 'AI PDF Summarizer' },
  { id: 'explainer', title: 'Concept Explainer' },
  { id: 'paraphraser', title: 'Paraphraser' },
] as const;
export type AiToolId = (typeof AI_TOOLS)[number]['id'];

/** AI uses that are no tool of the AI Lab: practice questions, and the marks of short answers (docs/decisions/0029, 0030). */
export const PRACTICE_USES = ['practice', 'marking'] as const;
export type PracticeUseId = (typeof PRACTICE_USES)[number];

/** What an AI use is for. */
export type AiUseId = AiToolId | PracticeUseId;
export const AI_USE_IDS: readonly [AiUseId, ...AiUseId[]] = [
  ...PRACTICE_USES,
  ...AI_TOOLS.map(({ id }) => id),
];

/** Whether an AI use is for practice, and so is left out wherever the tools of the AI Lab are counted or listed. */
export function isPracticeUse(id: AiUseId): id is PracticeUseId {
  return PRACTICE_USES.some((use) => use === id);
}

/** The streak action 'Use AI Lab for 5 minutes': it needs five minutes with the Lab in view and one AI use. */
export const LAB_TIME = { minutes: 5 } as const;
export const LAB_TIME_STATUSES = ['waiting', 'unused', 'paid'] as const;
export type LabTimeStatus = (typeof LAB_TIME_STATUSES)[number];
