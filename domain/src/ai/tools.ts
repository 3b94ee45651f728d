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
