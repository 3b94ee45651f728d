/** Runs a tool of the study engine: in a Web Worker of the app, and in the fake Gemini. */
import { dropLoneSurrogates } from '@akada/domain/text/text';
import type { PracticeCard } from '../practice/deck-facts.ts';
import { reply } from './chat.ts';
import { makeCramSheet } from './cram.ts';
import { outlineEssay } from './essay.ts';
import { explain } from './explainer.ts';
import { makeFlashcards } from './flashcards.ts';
import { planStudy } from './planner.ts';
import { makeQuestions } from './practice.ts';
import type { EngineRequest, EngineResult } from './request.ts';
import { solveProblem } from './solver.ts';
import { makeSummary } from './summarizer.ts';

/** @returns what the callable `generate` returns as `result`, or why there is nothing; the same for the same request */
export function runEngineTool(request: EngineRequest): EngineResult {
  const clean = withoutBrokenText(request);
  switch (clean.tool) {
    case 'flashcards':
      return makeFlashcards(clean);
    case 'cram':
      return makeCramSheet(clean);
    case 'summarizer':
      return makeSummary(clean);
    case 'explainer':
      return explain(clean);
    case 'essay':
      return outlineEssay(clean);
    case 'chat':
      return reply(clean);
    case 'solver':
      return solveProblem(clean);
    case 'planner':
      return planStudy(clean);
    case 'practice':
      return makeQuestions(clean);
  }
}

/** Drops halves of characters, which PDFs may contain and Firestore refuses. */
function withoutBrokenText<Request extends EngineRequest>(request: Request): Request {
  return {
    ...request,
    prompt: dropLoneSurrogates(request.prompt),
    ...('earlier' in request && { earlier: request.earlier.map(dropLoneSurrogates) }),
    ...('pages' in request && {
      pages: request.pages.map((page) => ({ ...page, text: dropLoneSurrogates(page.text) })),
    }),
    ...('cards' in request && { cards: request.cards.map(withoutBrokenSides) }),
  };
}

function withoutBrokenSides(card: PracticeCard): PracticeCard {
  return {
    ...card,
    front: dropLoneSurrogates(card.front),
    back: dropLoneSurrogates(card.back),
    ...(card.source !== undefined && { source: dropLoneSurrogates(card.source) }),
    ...(card.topic !== undefined && { topic: dropLoneSurrogates(card.topic) }),
  };
}
