/** Cards that ask what happens in a stage, a place or a condition: 'At a divergent boundary two plates move apart'. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN } from './parts.ts';
import { namesSomething, pointsElsewhere } from './phrases.ts';
import type { Topics } from './subjects.ts';

const SETTING = /^(At|In|During|Under)\s(.{20,})$/u;
/** What is done in a test or a stage is what it is: 'In the biuret test, …', 'In Millon's test, …'. */
const PROCEDURE = /\s(?:test|method|process|experiment|phase|stage|technique|procedure)$/i;
const MOST_WORDS = 4;
/** Settings that say nothing by themselves. */
const LIGHT =
  /^(?:an?\s)?(?:few|short|long|general|practice|fact|addition|contrast|theory|particular|principle|time|times|way|ways|case|cases|sense|word|words|country|countries|town|village|city|study|book|letter|speech|article|essay|paper|report|experiment|class|exam|year|years|month|day|night|morning|addition|order|turn|spite|return|public|private|return|all|many|most|some|both|each|every|other|such|first|second|large|small|new|modern|recent|early|later|hot|cold|war|peace|law|life|nature|school|effect|secret|total|summary|conclusion|short|brief|reality|winter|summer|spring|autumn)\b/iu;

/** The card for what happens in a named setting; null unless the setting is a term and the rest a clause. */
export function settingCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech === 'guess') return null;
  const text = passage.text.replace(/\.$/, '');
  const [, preposition = '', whole = ''] = SETTING.exec(text) ?? [];
  const [setting, event] = split(whole.replace(/;\s(?:this|it)\sis\scalled\s.*$/i, ''));
  const bare = setting.replace(/^an?\s/i, '');
  // 'In roots' says what a sentence is about, but much may happen there; 'in telophase' is a stage.
  if (/[^s]s$/.test(setting) && preposition === 'In' && !topics.has(setting)) return null;
  if (setting === '' || LIGHT.test(setting) || !namesSomething(bare.replace(/^the\s/, ''))) return null;
  if (/^\p{Lu}/u.test(bare) && !PROCEDURE.test(bare)) return null;
  const clause = clauseOf(event);
  if (clause?.lead !== '' || clause.isCopula || clause.isNegative) return null;
  if (/^(?:should|may|might|could)$/.test(clause.auxiliary ?? '')) return null;
  if (PRONOUN.test(event.split(' ').slice(0, 3).join(' ')) || pointsElsewhere(clause.subject)) return null;
  const words = event.split(/\s+/).length;
  if (words < 5 || words > 28) return null;
  const verb =
    clause.support === 'did' || /^(?:was|were|had)$/.test(clause.auxiliary ?? '') ? 'happened' : 'happens';
  return cardOf('effect', `What ${verb} ${preposition.toLowerCase()} ${setting}?`, event, passage, 0.7);
}

/** The setting and the clause after it; the longest setting that ends in a noun and that a new noun phrase follows. */
function split(text: string): [setting: string, event: string] {
  const tokens = tokensOf(text);
  const isFirstArticle = /^an?$/i.test(tokens[0]?.text ?? '');
  const isThe = tokens[0]?.text === 'the';
  if (tokens[0]?.pos === 'DET' && !isFirstArticle && !isThe) return ['', ''];
  for (let end = MOST_WORDS + (isFirstArticle || isThe ? 1 : 0); end > (isFirstArticle ? 1 : 0); end -= 1) {
    const [last, comma] = [tokens[end - 1], tokens[end]];
    const next = comma?.text === ',' ? tokens[end + 1] : comma;
    if (!last || !next || last.pos !== 'NOUN') continue;
    if (isThe && !PROCEDURE.test(text.slice(0, last.end))) continue;
    if (tokens.slice(0, end).some(({ text: word }) => /^[,;:(]$/.test(word))) continue;
    // 'In acid soils aluminium …': without an article, the next noun may belong to the setting.
    const opens =
      /^(?:DET|NUM)$/.test(next.pos) || (isFirstArticle && next.pos === 'NOUN' && /[^s]s$/.test(next.text));
    if (comma?.text === ',' ? next.pos !== 'ADP' : opens)
      return [text.slice(0, last.end), text.slice(next.start)];
  }
  return ['', ''];
}
