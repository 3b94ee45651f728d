/** Finds the passages that a question is about (BM25), in the question's own words and nothing else. */
import { keysOf } from '../ranking/keys.ts';
import { isQuotable } from '../ranking/rank.ts';
import { withUnits } from '../ranking/units.ts';
import type { Passage, Source } from '../reading/source.ts';

const K1 = 1.3;
const B = 0.6;
/** The weight of a word in a passage's heading, relative to one in the passage itself. */
const HEADING_SHARE = 0.5;
/** The question's words, by how rare they are, that a passage and its heading must have. */
const LEAST_COVERED = 0.55;

export interface Found {
  passage: Passage;
  score: number;
  /** The share of the question's words that it has, the rare ones counting more. */
  covered: number;
}

/** Words of questions that say nothing of what is asked. */
const ASKING =
  /\b(?:what|who|whom|when|where|why|how|which|whose|define|explain|describe|discuss|state|give|list|mention|name|outline|tell|me|about|please|example|examples|mean|meaning|meant|definition|difference|differences|between|compare|reason|reasons|many|much|called|stand|for|notes?|text|according|can|you|more|again|simply|in|own|words)\b/gi;

/** What a question asks about, as stems. */
export function questionKeys(question: string, source: Source): string[] {
  const bare = question.replace(ASKING, ' ');
  const keys = keysOf(bare, source.language);
  return [...new Set(keys.length > 0 ? keys : keysOf(question, source.language))];
}

/** The passages that answer a question best, best first; none where the source does not have it. */
export function search(source: Source, question: string): Found[] {
  const wanted = questionKeys(question, source);
  if (wanted.length === 0) return [];
  const passages = withUnits(source).passages.filter(
    (passage) => isQuotable(passage) && !passage.text.endsWith('?'),
  );
  const documents = passages.map(({ text }) => keysOf(text, source.language));
  const average = documents.reduce((sum, keys) => sum + keys.length, 0) / (documents.length || 1);
  const rarity = new Map(
    wanted.map((key) => {
      const count = documents.filter((keys) => keys.includes(key)).length;
      return [key, Math.log(1 + (documents.length - count + 0.5) / (count + 0.5))];
    }),
  );
  const total = [...rarity.values()].reduce((sum, value) => sum + value, 0) || 1;
  const headings = source.sections.map(({ heading }) => new Set(keysOf(heading ?? '', source.language)));
  return passages
    .map((passage, index) => {
      const keys = documents[index] ?? [];
      let [score, covered] = [0, 0];
      for (const key of wanted) {
        const count = keys.filter((other) => other === key).length;
        const worth = rarity.get(key) ?? 0;
        const inHeading = headings[passage.section]?.has(key) ?? false;
        if (count > 0)
          score += (worth * count * (K1 + 1)) / (count + K1 * (1 - B + (B * keys.length) / average));
        else if (inHeading) score += worth * HEADING_SHARE;
        if (count > 0 || inHeading) covered += worth;
      }
      return { passage, score, covered: covered / total };
    })
    .filter(({ score, covered }) => score > 0 && covered >= LEAST_COVERED)
    .sort((a, b) => b.score - a.score);
}
