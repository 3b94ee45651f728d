/** Reads revision notes of questions and answers: 'Q2. State the …', 'Ans: …'. */

/** 'Q2. What is …', 'Question 3: …'. */
const QUESTION = /^(?:\*\*)?(?:Q|Qn|Ques|Question)\.?\s*\d{1,3}\s*[.):–-]?\s+(?=\S)/i;
const ANSWER =
  /^(?:\*\*)?(?:ans(?:wers?)?|response|réponse)\s*(?:\d{1,3}\s*)?(?::|\.|\s[–-])(?:\*\*)?(?:\s+(?=\S)|\s*$)/i;
/** The number of a question without a 'Q'. */
const NUMBER = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/i;
/** A longer question is several lines. */
const MOST_LINES = 3;

/** A line without the 'Ans:' that begins it. */
export function withoutAnswerMark(line: string): string {
  return line.replace(ANSWER, '');
}

/**
 * The questions of notes that answer them: lines with 'Q1.', and lines above 'Ans:'.
 *
 * @returns the question at the index of its line, without its number; empty for further lines of a question
 */
export function askedLines(lines: readonly string[]): ReadonlyMap<number, string> {
  const asked = new Map<number, string>();
  let last = -1;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const isNumbered = QUESTION.test(line);
    const start = isNumbered ? index : ANSWER.test(line) ? startOfQuestion(lines, index) : null;
    if (start === null || start <= last) continue;
    const end = isNumbered ? index + 1 : index;
    const text = lines.slice(start, end).join(' ').trim().replace(/\s+/g, ' ');
    asked.set(start, text.replace(QUESTION, '').replace(NUMBER, ''));
    for (let at = start + 1; at < end; at += 1) asked.set(at, '');
    last = end - 1;
  }
  return asked;
}

/** The index of the line with which the question above an answer begins; null if there is no question. */
function startOfQuestion(lines: readonly string[], answer: number): number | null {
  let end = answer - 1;
  while (end >= 0 && lines[end]?.trim() === '') end -= 1;
  for (let at = end; at >= Math.max(0, end - MOST_LINES + 1); at -= 1) {
    const [line = '', above = ''] = [lines[at]?.trim(), lines[at - 1]?.trim()];
    const isStart = NUMBER.test(line) || QUESTION.test(line) || above === '' || /[.?!:]$/.test(above);
    if (isStart) return /^#|^\||^[-*•]\s/.test(line) ? null : at;
  }
  return null;
}
