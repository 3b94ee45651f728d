import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_DIST } from '@akada/emulators/paths';
import type { EngineRequest } from '@akada/engine/tools/request';
import type { Browser, Page } from '@playwright/test';
import { isOver, STUDY_ENGINE } from './budgets.ts';
import type { Say } from './part.ts';
import { measuredSoFar, observe } from './smoothness.ts';

/** How much slower than this machine a student's phone is. */
const SLOWER = 4;
/** The fastest run counts: other work on the machine makes the others slower. */
const RUNS = 3;
/** Three pages of notes, in characters. */
const THREE_PAGES = 9_000;
/** What a practice has by default. */
const QUESTIONS = 20;

const TEXTS = new URL('../../engine/golden/texts/', import.meta.url);
const ENGLISH = ['enzymes.md', 'rivers.md', 'negligence.txt', 'inflation.txt', 'immune-system.md'];

interface Run {
  /** Milliseconds from the request to the result, with the worker running, and to start the worker. */
  run: number;
  start: number;
}

/**
 * Measures the study engine in its worker, as a phone would run it. DevTools slow down only the page itself, so the times
 * of the worker are multiplied.
 *
 * @returns a description of each figure over budget
 */
export async function benchStudyEngine(browser: Browser, baseURL: string, say: Say): Promise<string[]> {
  const file = readdirSync(join(WEB_DIST, 'assets')).find((name) => /^engine-worker-.*\.js$/.test(name));
  if (!file) throw new Error('the build has no study engine');
  const text = textOf(STUDY_ENGINE.summaryKb * 1_000);
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(observe);
  await page.evaluate(measuredSoFar);
  const cards: EngineRequest = {
    tool: 'flashcards',
    prompt: text.slice(0, THREE_PAGES),
    count: 30,
    pages: [],
  };
  const practice: EngineRequest = {
    ...{ tool: 'practice', prompt: text.slice(0, THREE_PAGES), count: QUESTIONS, seed: 1 },
    ...{ pages: [], cards: [] },
  };
  const summary: EngineRequest = { tool: 'summarizer', prompt: text, pages: [] };
  const jobs: [name: string, request: EngineRequest, budget: number][] = [
    ['cards of three pages', cards, STUDY_ENGINE.cards],
    [`${QUESTIONS} questions from three pages`, practice, STUDY_ENGINE.practice],
    [`a summary of ${STUDY_ENGINE.summaryKb} KB`, summary, STUDY_ENGINE.summary],
  ];
  const figures: [name: string, figure: number, budget: number][] = [];
  const starts: number[] = [];
  for (const [name, request, budget] of jobs) {
    const atOnce = await fastest(page, file, request, false);
    const prepared = await fastest(page, file, request, true);
    starts.push(atOnce.start);
    figures.push([name, prepared.run * SLOWER, budget], [`${name}, at once`, atOnce.run * SLOWER, budget]);
  }
  const { longest } = await page.evaluate(measuredSoFar);
  await context.close();
  figures.push(['the longest block of the page', longest, STUDY_ENGINE.block]);
  say(`\nThe study engine on a phone ${SLOWER} times slower, fastest of ${RUNS}`);
  for (const [name, figure, budget] of figures)
    say(`  ${String(Math.round(figure)).padStart(5)} ms  ${name}, budget ${budget} ms`);
  say(`  ${String(Math.round(Math.min(...starts) * SLOWER)).padStart(5)} ms  to start the worker, once`);
  return figures.flatMap(([name, figure, budget]) =>
    isOver(figure, budget) ? [`study engine: ${name}, ${Math.round(figure)} ms`] : [],
  );
}

/** Different texts in a row: a repeated one would be ranked as a repetition. */
function textOf(characters: number): string {
  const names = [
    ...ENGLISH,
    ...readdirSync(TEXTS).filter((name) => !ENGLISH.includes(name) && !/-(?:ar|fr|ha|ig|yo|zh)\./.test(name)),
  ];
  const text = names.map((name) => readFileSync(new URL(name, TEXTS), 'utf8')).join('\n\n');
  if (text.length < characters) throw new Error('the golden texts are too short');
  return text.slice(0, characters);
}

/** The fastest of some runs, each in a new worker, so that none finds the work of another. */
async function fastest(page: Page, file: string, request: EngineRequest, isWarm: boolean): Promise<Run> {
  const runs: Run[] = [];
  for (let turn = 0; turn < RUNS; turn++) runs.push(await timed(page, file, request, isWarm));
  return runs.reduce((best, other) => (other.run < best.run ? other : best));
}

/** @param isWarm whether the worker warmed up before the request, as it does while a student fills in a form */
function timed(page: Page, file: string, request: EngineRequest, isWarm: boolean): Promise<Run> {
  return page.evaluate(
    ([address, sent, isWarm]) =>
      new Promise<Run>((resolve, reject) => {
        let begun = performance.now();
        const worker = new Worker(address, { type: 'module' });
        let start = 0;
        let isAsked = false;
        worker.onerror = () => reject(new Error('the worker failed'));
        worker.onmessage = ({ data }) => {
          const hasStarted = 'hasStarted' in data;
          if (hasStarted) start = performance.now() - begun;
          if (hasStarted && isWarm) {
            worker.postMessage({ warmUp: sent.tool });
            return;
          }
          if (!isAsked) {
            isAsked = true;
            begun = performance.now();
            worker.postMessage(sent);
            return;
          }
          worker.terminate();
          if (data.result?.isEmpty !== false) reject(new Error('the study engine found nothing'));
          resolve({ start, run: performance.now() - begun });
        };
      }),
    [`/assets/${file}`, request, isWarm] as const,
  );
}
