/** What a sentence describes and names: 'Water that doesn't lather with soap is called hard water'. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import { PRONOUN } from './parts.ts';
import { namesSomething, pointsElsewhere } from './phrases.ts';

const CALLED =
  /^(.{12,200}?)\s+(is|are)\s+(?:called|known as|termed|referred to as|named)\s+(?:an?\s+|the\s+|its\s+|their\s+)?(.{2,60}?)(?:,|\(|;|\s+(?:because|and|which|who)\b|\.?$)/iu;

/** 'Water that does not lather with soap', which tells more than what it is called. */
const DESCRIBES =
  /^(?:(?:An?|The)\s)?(?!person|people|man|woman)(?:(?!(?:is|are|was|were)\b)[\p{L}-]+\s){1,4}?(?:that|which|who|whose|in which)\s(?:\S+\s){2}[^,]+$/iu;

/** Whether a sentence says what something is called. */
export function isNaming(text: string): boolean {
  return CALLED.test(text);
}

/** The question and answer for what a sentence describes and names; null unless both can be understood alone. */
export function namedThing(text: string, { speech }: Passage): { front: string; back: string } | null {
  const [, what = '', verb = 'is', name = ''] = CALLED.exec(text) ?? [];
  if (!namesSomething(name)) return null;
  const isTerm = /^\p{Ll}/u.test(name) && endsInNoun(name) && !speech;
  if (isTerm && DESCRIBES.test(what) && !PRONOUN.test(what)) {
    const before = text.slice(0, text.indexOf(name, what.length));
    const [article = ''] = /\b(?:an?|the)\s$/.exec(before) ?? [];
    return { front: `What ${verb.toLowerCase()} ${article}${name}?`, back: what };
  }
  const isDescribed =
    // 'The action takes place in one day and the three parts' are two things.
    clauseOf(what) === null &&
    !/^(?:a|an|the)?\s*\w+$/i.test(what) &&
    !/[,;]/.test(what) &&
    !/\b(?:is|are|was|were|which|that is)\b/.test(what.split(' ').slice(0, 3).join(' ')) &&
    name.split(' ').length <= 4 &&
    isThingDescribed(what);
  return isDescribed ? { front: `What ${verb.toLowerCase()} ${asPhrase(what)} called?`, back: name } : null;
}

/** 'Hard water' is a thing, 'homoiothermic' isn't. */
function endsInNoun(name: string): boolean {
  return /^(?:NOUN|PROPN)$/.test(tokensOf(`it is the ${name}`).at(-1)?.pos ?? '');
}

/**
 * Whether a phrase describes something instead of naming it: 'the movement of water through a membrane', but not 'the
 * system of exchange', which could be any.
 */
function isThingDescribed(text: string): boolean {
  return (
    /^(?:(?:an?|the|any|such|one)\s+\p{L}+|\p{L}+(?:tion|ment|ing|al|ance)\sof\s)/iu.test(text) &&
    text.split(/\s+/).length >= 4 &&
    !/^the\s(?!(?:study|science|fear|worship|killing|cultivation|rearing)\s)\p{L}+\sof\s\p{L}+$/iu.test(
      text,
    ) &&
    // 'The two upper chambers': of what?
    (!/^the\s(?:two|three|four|five|six)\s/i.test(text) || /\sof\s/.test(text)) &&
    !pointsElsewhere(text)
  );
}
