/** Recognises sentences that only say what a chapter, a lesson or the next sentences are about. */
import { countWords } from '../text/text.ts';

const PART =
  '(?:chapter|section|lesson|lecture|unit|topic|module|notes?|handout|course|class|week|part|article|book|tutorial|presentation)';
const DOES =
  '(?:deals?|examines?|introduces?|looks?|covers?|considers?|discuss(?:es)?|explains?|describes?|treats?|presents?|explores?|aims?|focus(?:es)?|outlines?|reviews?|shows?|provides?|gives?|is about|is concerned|is devoted|are about)';
const STUDY =
  '(?:look|study|discuss|consider|examine|learn|talk|see|turn|continue|begin|start|review|explore|deal|focus|cover|treat|do|go)';

/** Words before a sentence of speech. */
const OPENING = '^(?:(?:so|okay|ok|now|well|and|but|alright|right|then)[, ]+)*';

const ANNOUNCES = [
  // 'This chapter deals with …'
  `^(?:this|these|the (?:next|following|present)|today['’]s) ${PART} (?:will |also |shall )*${DOES}\\b`,
  // 'In this section we shall …', 'By the end of this lesson you should …'
  `^(?:in|by|at|after|throughout|during|from|on)\\b[^.,]{0,40}\\b(?:this|these|the (?:last|next|previous|following)|today['’]s|our (?:last|next)) ${PART}\\b.{0,20}?\\b(?:we|you|i|students?|learners?) (?:have|are|will|shall|should|saw|looked|studied|discussed|consider|examine|study|look|can|must|must be|learn)\\b`,
  // 'Today we will look at …', 'We shall now study …'
  `^(?:(?:today|now|here|first|next|then|last week|yesterday|tomorrow|so|okay)[, ]+)*(?:we|i)(?:['’]ll| will| shall| are going to| now| have now)+(?: also| then| now| first)* ${STUDY}\\b`,
  `^(?:today|last (?:week|time)|yesterday|tomorrow|next week)[, ]+(?:we|i|our)\\b`,
  // 'We turn now to the family.', but not 'We turn now to the family, which …'
  `^we (?:now )?(?:turn|come|move|pass)(?: now| next)? to\\b[^,;:]{0,40}$`,
  `^for (?:the|your|our|this week['’]s|next week['’]s) (?:tutorial|seminar|next class)\\b`,
  `^let us (?:now |first |begin|start|look|consider (?:the )?(?:following|next)|turn|go)`,
  `^(?:at|by) the end of (?:this|the) ${PART}\\b`,
  `^(?:you|students|learners) (?:should|will|must) (?:now )?(?:be able to|learn (?:about|how|the|to))\\b`,
].map((pattern) => new RegExp(pattern.replace('^', OPENING), 'i'));

/** 'Objectives: at the end of the lesson the student should be able to', above a list. */
const AIMS =
  /\b(?:should|will|must) (?:now )?be able to:?$|^(?:(?:learning|lesson|course|specific|general) )*(?:objectives|outcomes)\b[^.]{0,30}:?$/i;

/** Whether a line introduces a list of what a student should learn from the notes. */
export function introducesAims(line: string): boolean {
  return AIMS.test(line);
}

/** The heading of what students should do at home or in class. */
const TASKS =
  /^(?:(?:class|home|revision|evaluation|tutorial|practice|past|review|self-assessment|exam(?:ination)?|essay|further) ?)*(?:assignments?|class ?work|home ?work|take-home work|evaluation|exercises?|exercices?|questions|try(?: this| these)?)(?: \d+| (?:à|pour) .{1,40})?\s*[:.]?$/i;

/** Whether a heading may be that of tasks; 'Exercise' and 'Evaluation' can also be the topic. */
export function isTasksHeading(heading: string): boolean {
  return TASKS.test(heading);
}

const OF_AIMS =
  /^(?:(?:learning|lesson|course|specific|general) )?(?:objectives?|aims?|outcomes?)\s*[:–-]\s*/i;

/** Whether a sentence announces what the notes deal with, such as 'In this chapter we look at …', and teaches nothing. */
export function isAnnouncement(text: string): boolean {
  const plain = text.replace(OF_AIMS, '');
  return ANNOUNCES.some((pattern) => pattern.test(plain));
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const COUNTED = new RegExp(
  `\\b(?:(${COUNTS.join('|')})|several|many|various|different|a number of) (?:\\p{L}+ )?(?:ways|stages|steps|phases|parts|forms|types|kinds|sorts|groups|classes|categories|methods|respects)\\.?$`,
  'iu',
);
/** A longer sentence also says something itself. */
const LONGEST_ANNOUNCEMENT = 14;

/**
 * How many things a sentence announces without naming them: 2 for 'Photosynthesis happens in two stages.', 'many' for
 * '… in several ways.', and null for any other sentence.
 */
export function announcedCount(text: string): number | 'many' | null {
  const [found, number] = COUNTED.exec(text) ?? [];
  if (found === undefined || /[,;:]/.test(text) || countWords(text) > LONGEST_ANNOUNCEMENT) return null;
  return number === undefined ? 'many' : COUNTS.indexOf(number.toLowerCase()) + 2;
}
