import type { ToolReport } from './bars.ts';
import { evaluateChat, evaluateExplainer } from './evaluate-answers.ts';
import { evaluateCards } from './evaluate-cards.ts';
import { evaluatePlans } from './evaluate-plans.ts';
import { evaluateKeys, evaluatePractice } from './evaluate-practice.ts';
import { evaluateSolver, solveAll } from './evaluate-solver.ts';
import { evaluateCramSheets, evaluateSummaries } from './evaluate-summaries.ts';
import { evaluateTables } from './evaluate-tables.ts';
import { PLANS } from './plans.ts';
import { RIGHT_KEYS } from './practice/right-keys.ts';
import { WRONG_KEYS } from './practice/wrong-keys.ts';
import { ALL_TRAPS, PROBLEMS } from './problems/all.ts';
import { LAST } from './problems/last.ts';
import type { GoldenText } from './read-golden.ts';

/** Runs every tool on the texts, problems and plans that the engine was built with. */
export function evaluateDevelopment(texts: readonly GoldenText[]): ToolReport[] {
  return [
    ...evaluateTexts(texts.filter(({ isLast }) => !isLast)),
    evaluateSolver(solveAll(PROBLEMS), ALL_TRAPS),
    evaluatePlans(PLANS),
    evaluateKeys(WRONG_KEYS, RIGHT_KEYS, texts),
  ];
}

/** Runs every tool on the texts and problems that were written after the engine was final. */
export function evaluateLast(texts: readonly GoldenText[]): ToolReport[] {
  return [...evaluateTexts(texts.filter(({ isLast }) => isLast)), evaluateSolver(solveAll(LAST), [])].filter(
    ({ rows }) => rows.length > 0,
  );
}

function evaluateTexts(texts: readonly GoldenText[]): ToolReport[] {
  return [
    evaluateTables(texts),
    evaluateCards(texts),
    evaluatePractice(texts),
    evaluateSummaries(texts),
    evaluateCramSheets(texts),
    evaluateExplainer(texts),
    evaluateChat(texts),
  ];
}
