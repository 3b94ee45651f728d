import { countQuestions, type Paper } from '@akada/domain/exam/papers';
import { quantity } from '@akada/domain/text/plural';

/** '1:59:05', or '9:05' under an hour. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3_600),
    Math.floor((seconds % 3_600) / 60),
    seconds % 60,
  ];
  const padded = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

/** '2 hours', '1 hour 5 minutes', '40 minutes' */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && quantity(hours, 'hour'), (rest > 0 || hours === 0) && quantity(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/**
 * How long an exam is, and why it is shorter than its paper. Without any questions yet: how long the paper is.
 *
 * @param offered the paper with as many questions as there are
 */
export function lengthText(offered: Paper, paper: Paper): string {
  const [total, wanted] = [countQuestions(offered), countQuestions(paper)];
  if (total === 0) {
    const whole = `${quantity(wanted, 'question')} in ${minutesText(paper.minutes)}.`;
    return wanted > 0 && paper.minutes > 0 ? `The full exam has ${whole}` : '';
  }
  const length = `${quantity(total, 'question')} in ${minutesText(offered.minutes)}.`;
  if (total === wanted) return length;
  return `You have ${total} of ${quantity(wanted, 'question')}. The mock is shorter, and its time in proportion: ${length}`;
}
