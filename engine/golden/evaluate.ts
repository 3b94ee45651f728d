/** `npm run eval`: measures the study engine's results on the golden texts. */
import { Console } from 'node:console';
import { scoreText, type TextScore } from './evaluate-texts.ts';
import { goldenTexts } from './read-golden.ts';

const out = new Console(process.stdout);
const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`);

function print(title: string, scores: readonly TextScore[]): void {
  if (scores.length === 0) return;
  out.log(`\n${title}`);
  out.table(
    scores.map(({ name, words, cards, gaps, inSummary, inCramSheet, faults }) => ({
      text: name,
      words,
      cards,
      gaps,
      summary: percent(inSummary),
      'cram sheet': percent(inCramSheet),
      faults: faults.length,
    })),
  );
  for (const { name, faults, missing } of scores) {
    for (const line of [...faults, ...missing]) out.log(`${name}: ${line}`);
  }
}

const scores = goldenTexts().map(scoreText);
print(
  'Texts',
  scores.filter(({ isLast }) => !isLast),
);
print(
  'Texts that were written last',
  scores.filter(({ isLast }) => isLast),
);
