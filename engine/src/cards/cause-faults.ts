/** Faults of cards that ask for a reason. */

/** A reason with a concession answers another question too. */
const CONCESSION = /\b(?:although|though)\b/i;
/** What only the sentence before names. */
const POINTS_BACK =
  /\b(?:this|these|those(?! (?:of|who|that|which|in|with|from)\b)|such(?! as\b)|nobody|somebody|half of|some of)\b/i;
/** Past events need a name: 'Why were goggles worn?' tells of one day. */
const PAST = /^Why (?:did|was|were|had|could)\s/;
const NAMED = /\s(?:\p{Lu}\p{L}|\d)/u;
/** 'Because A, B' is a reason and its result. */
const WITH_RESULT = /^Because [^,]+, (?:the|an?|\p{L}+) \p{L}+ (?:is|are|was|were|has|have|can)\b/iu;
/** A question with two verbs or without its end: 'Why is A regulated and the proteins are …?', 'Why do … have been …?' */
const UNGRAMMATICAL =
  /\band (?:has|have|is|are|was|were|the [\p{L} -]+ (?:is|are|was|were))\b|^Why (?:does|do|did) .*\b(?:has|but|have (?:\p{L}+ )?\p{L}+ed|have (?:\p{L}+ )?been|is|are)\b|\b(?:that|primarily|of|to|in|with|for|way)\?$/u;
const MOST_WORDS = 17;

/** Whether a question for a reason can't be understood, or the reason isn't the reason alone. */
export function isUnclearCause(front: string, back: string): boolean {
  return (
    CONCESSION.test(back) ||
    pointsBack(back, front) ||
    WITH_RESULT.test(back) ||
    UNGRAMMATICAL.test(front) ||
    front.split(/\s+/).length > MOST_WORDS ||
    // 'Why does Sidi refuse?' doesn't say what.
    /^Why (?:does|do) \p{Lu}\p{L}+ \p{Ll}+\?$/u.test(front) ||
    (PAST.test(front) && !NAMED.test(front))
  );
}

/** Whether a reason needs the sentence before; 'these insects' are the sucking insects that the question names. */
function pointsBack(back: string, front: string): boolean {
  const rest = back.replace(/\b(?:this|these|such) (?:an? )?(\p{L}+)/giu, (words, noun: string) =>
    front.toLowerCase().includes(noun.toLowerCase()) ? noun : words,
  );
  return POINTS_BACK.test(rest);
}
