/** Tells what can be quoted from what only belongs to the layout of a handout, or to a lecture. */

import type { Passage } from '../reading/source.ts';
import { isOnlyFigures } from '../reading/tables.ts';
import { countWords } from '../text/text.ts';
import { isAnnouncement } from './announcements.ts';

/** Lines of handouts without any content to learn. */
const FURNITURE =
  /^(?:page \d+|\d+|copyright\b.*|©.*|all rights reserved.*|table of contents|contents|references|bibliography|(?:[^.]{0,60} )?(?:class|lecture|revision) notes?(?: \(.*\))?|(?!.*[.!?]$).{0,60}\b(?:transcript|recorded)\b.{0,60}|(?:table|figure|fig\.?|plate|box) \d+(?:\.\d+)?[:.–-] [^.]{3,80}|source: .*|prepared by.*|(?:course|handout|lecturer|department|date|name|class|matric(?:ulation)? (?:no|number))\s*:.*|(?:class ?work|home ?work|past questions?|pq|exam tip)\s*:.*|(?:assignment|project)\s*:\s*(?:\(?\d+[.)]\s*)?(?:with the aid|state|explain|draw|list|describe|discuss|find|write|read|differentiate|distinguish|compare|answer)\b.*|www\..*|https?:.*|\([^)]*\d[^)]*\))\.?$/i;

/** What a student writes to himself or to a friend: 'TODO: ask about 4NF', 'exam is 40% objective so know the definitions!!'. */
const JOTTING =
  /^(?:todo\b|to do:|(?:lecture )?notes? (?:by|from|compiled)\b|(?:compiled|typed|copied) by\b|(?:the )?exam (?:is|will be|has) (?!an?\b)|(?:the )?(?:test|quiz) (?:is|will be) (?:on|by|next|this|tomorrow)\b|(?:very )?(?:big|hot|likely|sure|possible|favou?rite) exam (?:area|topic|question)s?\b|(?:this |it )?(?:will|always|usually) comes? out\b)|\bpls\b|\bcross-?check (?:this|with|the|it|citations?)\b/i;

/** A course, and the kind of text: 'BIO 102 / PHS 101 (Combined class) - HANDOUT 4'. */
const COURSE =
  /^\p{Lu}{3} ?\d{3}\b(?!.*(?:[.!?]$|\b(?:is|are|was|were|has|have|can|will|deals?|covers?)\b)).{0,70}$/u;

/** Who gives the course, below its title: 'Dr. (Mrs) F. Adewale, Department of Biology', and what is printed with it. */
const BYLINE =
  /^(?:(?:by:? )?(?:(?:[Dd][Rr]|[Pp]rof(?:essor)?|[Mm]rs?|[Mm]s|[Mm]iss|[Ee]ngr|[Bb]arr|[Rr]ev)\b\.?\s*(?:\((?:[Mm]rs?|[Mm]s|[Mm]iss)\.?\)\s*)?)+(?:\p{Lu}[\p{L}.'’-]*\s*){1,4}(?:,\s*(?:Department|Faculty|School|College|Institute|University|Lecturer|Teacher|Tutor|HOD)\b[^.]*)?|Not for sale|For private use only)\.?$/u;

/** What a lecturer says about the lecture. */
const CHATTER =
  /^(?:today|tomorrow|last (?:time|week)|next (?:time|week)|let (?:us|me)|welcome|please|you remember|any questions?|that is (?:all|it) for|one more thing|for next week|some(?:body|one) (?:asked|gave|said)|can (?:you|those|everybody|everyone) (?:hear|see)|are you with|write (?:that|this|it|them) down|number them|you (?:can laugh|must know both)|bring|submit|write (?:an?|one|two|three)|see you|we (?:continue|stop)|that['’]s (?:it|all) for|read (?:up|chapter|pages?)|you['’]re welcome|settle)\b/i;

/** A slip of the tongue that is corrected, an order behind an interjection, and what was taught on another day. */
const ASIDE =
  /^(?:(?:no|yes|sorry|okay|ok|alright|right|so|now)[, ]+)*(?:(?:no|yes) (?:sorry|okay|ok|wait)|sorry|(?:read|bring|submit|revise) (?:up |chapter|pages?|your|the))\b|\bwe (?:did|saw|finished|treated|covered|looked at)\b.*\b(?:last (?:week|time|class|lecture)|yesterday)\b/i;

/** Words before what a lecturer says; 'All right angles are equal' begins with others. */
const INTERJECTION =
  '(?:(?:\\.{3}|…)\\s*)?(?:(?:okay|ok|all right|alright|right|good|yes)[,.] |(?:okay|so|now),? )*';
/** What only a lecturer says, also where a transcript has punctuation. */
const SPOKEN = new RegExp(
  `^${INTERJECTION}(?:${[
    'good (?:morning|afternoon|evening)\\b',
    'please,? (?:settle|those|sit|keep your|sign|open your|listen|bring)\\b',
    'someone asked (?:me|this|last)\\b',
    'somebody (?:is asking|asked)\\b',
    '(?:he|she|someone|somebody) is asking\\b',
    'read the next\\b',
    'read (?:up|chapter|pages?)\\b',
    'time is (?:gone|up)\\b',
    'see you\\b',
    'any questions?\\b',
    'no questions\\?',
    '(?:is that|are you|are we) (?:clear|with me|together|following|still)\\b',
    '(?:okay|ok|all right|alright)[,.!]',
    'good question\\b',
    'question there\\b',
    "that(?:['’]s| is) (?:all|it) for\\b",
    '(?:bring|submit) your\\b',
    'put your phones?\\b',
    '(?:we|i) (?:will|shall|must) stop\\b',
    '(?:is (?:it|that) )?clear\\?',
    'for (?:your |the )?assignment,? (?:read|write|bring|do|draw|find|answer|submit|look)\\b',
    'thank you\\b',
    'welcome,? (?:everybody|everyone|to|back)\\b',
    '(?:for )?next (?:week|time),? we\\b',
    'for next (?:week|time)\\b',
    'if there is time\\b',
    'say it with me\\b',
    'you (?:will|are always) (?:be )?asked (?:that|this)\\b',
    "(?:and |but )?(?:here|this|that)(?:['’]s| is) where (?:many |most )?(?:students|people|candidates) (?:lose|fail|go wrong|make)\\b",
    'listen(?:[.,!]| to me\\b| carefully\\b)',
    'pay attention\\b',
    '(?:note|write) (?:it|this|that) down[.!]',
    '(?:two|three|four|five|six|seven)(?: \\p{L}+)? (?:terms|points|things|words|types|kinds|reasons)\\.$',
  ].join('|')})`,
  'iu',
);
/** 'Let us take them one after the other' announces; 'Let us define density as the mass of a unit of volume' teaches. */
const LET = new RegExp(
  `^${INTERJECTION}let(?:['’]s| me| us) (?:give|get|define|move|begin|start|take|go|look|see|come|stop|leave|say|put|turn|continue|explain|ask|repeat|add)(?:\\s\\S+){0,6}$`,
  'i',
);

/** 'V = IR' on a line of its own: short, but whole. */
const EQUATION = /^[\p{L}Δ][^=:]{0,40}\s?=\s?[^=:]*\p{L}/u;

/** Whether a sentence is what a student writes to himself or to a friend. */
export function isJotting(text: string): boolean {
  return JOTTING.test(text);
}

/**
 * Whether a passage can be quoted: a sentence or a substantial line of content.
 *
 * @param least the fewest words of a sentence
 */
export function isQuotable({ kind, text, speech, isAsked }: Passage, least = 4): boolean {
  if (isAsked || isAnnouncement(text)) return false;
  if (kind === 'paragraph' && (SPOKEN.test(text) || LET.test(text))) return false;
  if (speech && (CHATTER.test(text) || ASIDE.test(text))) return false;
  // One figure for each name is a fact: 'Duck: Incubation period (days): 28'.
  if (kind === 'row' && isOnlyFigures(text) && text.includes('; ')) return false;
  if (kind === 'code' || FURNITURE.test(text.trim()) || isJotting(text)) return false;
  if (kind === 'paragraph' && (BYLINE.test(text.trim()) || COURSE.test(text.trim()))) return false;
  if (EQUATION.test(text)) return true;
  return kind === 'formula' || kind === 'row' || countWords(text) >= (kind === 'item' ? 1 : least);
}
