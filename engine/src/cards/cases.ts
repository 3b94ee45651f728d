/** Cards from the cases in a law text. */
import type { Passage } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|of|and|plc|the|for|&))* v\.? \p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|of|and|plc|the|for|&))*`;
const YEAR = String.raw` ?[[(]\d{4}[\])]`;
const AUTHORITY = new RegExp(String.raw`^(.{20,220}?)\s*\((${NAME}(?:${YEAR})?)\)\.?$`, 'u');
/** 'UKSC 34', '1 AC 462': where the case is reported. */
const REPORT = String.raw`(?:\s\d{0,3}\s?\p{Lu}{2,6}(?:\s\([A-Z][a-z]+\))?\s\d{1,4})?`;
const FACTS = new RegExp(String.raw`^In (${NAME}${YEAR})${REPORT},?\s+(\p{L}.{20,})$`, 'u');

/** Words of a decision; without one, a sentence only tells what happened. */
const DECIDES =
  /\b(?:held|decided|ruled|liable|laid down|defined|found that|established|concluded|dismissed|awarded|entitled|guilty|convicted|acquitted|declared|set aside|quashed|confined|overruled|reversed|upheld|granted|did not cause|was (?:not )?an? (?:offer|breach|contract|invitation))\b|\b(?:court|lords|council|judge)\b.*\b(?:refused|rejected|applied)\b/i;

/** 'Which case is authority for …?', or a question about what happened in a case; null without a case. */
export function caseCard(passage: Passage): EngineCard | null {
  const text = passage.text.trim();
  const authority = AUTHORITY.exec(text);
  if (authority) {
    const [, rule = '', name = ''] = authority;
    const asked = rule.replace(/^(?:A|An|The)\s/, (article) => article.toLowerCase());
    return {
      kind: 'statement',
      front: `Which case is authority for this rule: ${asked}?`,
      back: name,
      passage,
      weight: 0.9,
    };
  }
  const [, name = '', facts = ''] = FACTS.exec(text) ?? [];
  if (name === '') return null;
  const isDecided = DECIDES.test(facts);
  return {
    kind: 'statement',
    front: isDecided ? `What happened in ${name}, and what was decided?` : `What were the facts of ${name}?`,
    back: asSentence(facts),
    passage,
    weight: 0.9,
  };
}
