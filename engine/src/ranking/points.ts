/** Writes chosen units as points, each understandable alone. */
import type { Unit } from './units.ts';

export interface Point {
  text: string;
  units: readonly Unit[];
}

/**
 * @param units in the order of the source; none without the one that it continues
 * @param longest a sentence that would make its point longer is left out; characters
 */
export function pointsOf(units: readonly Unit[], longest: number): Point[] {
  const points: { text: string; units: Unit[] }[] = [];
  for (const unit of units) {
    const last = points.at(-1);
    if (!unit.isOpen) points.push({ text: unit.text, units: [unit] });
    else if (unit.after !== null && last?.units.includes(unit.after)) {
      const text =
        unit.tail === null
          ? isLegend(unit)
            ? `${last.text.replace(/[.,]$/, '')}, ${unit.text}`
            : `${withStop(last.text)} ${unit.text}`
          : `${last.text.replace(/\.$/, '')}${unit.text}`;
      if (text.length > longest) continue;
      last.text = text;
      last.units.push(unit);
    }
  }
  return points
    .map(({ text, units: own }) => ({ text: endsWithStop(own) ? withStop(text) : text, units: own }))
    .filter(({ text }) => text.length <= longest && !QUESTION.test(text));
}

/** 'where Q is the heat' continues its formula. */
function isLegend({ text }: Unit): boolean {
  return /^(?:where|avec|où)(?!\p{L})/u.test(text);
}

/** A question in running text teaches nothing; what answers it is understood alone. */
const QUESTION = /^(?:how|why|what|when|where|who|which)\b[^.;]*\?["”’)]?$/i;

/** Whether the sentence of the last unit ends with a full stop in the text, so that it needs one if it is cut. */
function endsWithStop(units: readonly Unit[]): boolean {
  return /\.["”’»)]?$/u.test(units.at(-1)?.passage.text ?? '');
}

function withStop(text: string): string {
  return /[.!?:…]["”’»)]?$/u.test(text) ? text : `${text}.`;
}
