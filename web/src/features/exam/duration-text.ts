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

/** How long an exam is, and why it is shorter than the wanted number of questions; '' without any questions. */
export function lengthText(offered: Paper, wanted: number): string {
  const total = countQuestions(offered);
  if (total === 0) return '';
  const length = `${quantity(total, 'question')} in ${minutesText(offered.minutes)}.`;
  if (total === wanted) return length;
  return `You have ${total} of ${quantity(wanted, 'question')}. The mock is shorter, and its time in proportion: ${length}`;
}
