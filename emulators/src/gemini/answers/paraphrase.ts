import { AI_TONES, type AiTone } from '@akada/domain/ai/ai';
import { sentencesIn } from '@akada/engine/reading/sentences';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';
import { capital, midSentence } from './capital.ts';
import { synonyms } from './synonyms.ts';

const LONG_FORMS: readonly [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/gi, ' not'],
  [/\b(it|that|there|he|she|what)['’]s\b/gi, '$1 is'],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/['’]re\b/gi, ' are'],
  [/['’]ve\b/gi, ' have'],
  [/['’]ll\b/gi, ' will'],
];

const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|should|would|could) not\b/gi, "$1n't"],
  [/\b(?:cannot|can not)\b/gi, "can't"],
  [/\b(it|that|there) is\b/gi, "$1's"],
  [/\b(they|we|you) are\b/gi, "$1're"],
];

/** Rewords the student's text line by line in the requested tone. */
export function paraphrase(asked: Asked): string {
  const tone = AI_TONES.find((name) => name === asked.options.get('tone')) ?? 'plain';
  const lines = asked.text.split(/\r?\n/).map((line) => {
    const [, mark = '', rest = ''] = /^(\s*(?:[-*•>#]+|\d+[.)])?\s*)([\s\S]*)$/.exec(line) ?? [];
    if (rest === '' || mark.includes('#')) return line;
    return (
      mark +
      sentencesIn(rest, 'other')
        .map((sentence) => reworded(sentence, tone, asked.text))
        .join(' ')
    );
  });
  return signed(lines.join('\n').replace(/\n{3,}/g, '\n\n'));
}

function reworded(sentence: string, tone: AiTone, whole: string): string {
  const forms = tone === 'friendly' ? SHORT_FORMS : tone === 'plain' ? [] : LONG_FORMS;
  const formed = forms.reduce(
    (text, [pattern, form]) => text.replace(pattern, form),
    reshaped(sentence, whole),
  );
  return capital(exchanged(formed, synonyms(tone)));
}

/** Swaps the two clauses of a sentence if a conjunction joins them. */
function reshaped(sentence: string, whole: string): string {
  const [, body = '', end = ''] = /^([\s\S]*?)([.!?]*)$/.exec(sentence) ?? [];
  const front = /^(If|When|Because|Although|While|After|Before|Since) ([^,;:]{4,120}), ([^,;:]{4,160})$/.exec(
    body,
  );
  if (front) {
    const [, word = '', condition = '', claim = ''] = front;
    return `${claim} ${word.toLowerCase()} ${condition}${end}`;
  }
  const back = /^([^,;:]{4,160}),? (because|although|when|if|while|after|before) ([^,;:]{4,120})$/.exec(body);
  if (!back) return sentence;
  const [, claim = '', word = '', condition = ''] = back;
  const follows = midSentence(claim, whole);
  // A word that may be a name keeps its place and its capital.
  return follows === claim ? sentence : `${capital(word)} ${condition}, ${follows}${end}`;
}

function exchanged(text: string, table: ReadonlyMap<string, string>): string {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'’-])(?:${[...table.keys()].join('|')})(?![\\p{L}\\p{N}'’-])`,
    'giu',
  );
  return text.replace(pattern, (found) => {
    const other = table.get(found.toLowerCase()) ?? found;
    return /^\p{Lu}/u.test(found) ? capital(other) : other;
  });
}
