/** The forms of a date, and moving one from the start of a sentence so that cards can be made of the rest. */
export const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** '1897', '622 CE', '44 BC' */
export const YEAR = String.raw`(?:(?:1\d{3}|20[0-2]\d)(?:\s(?:CE|AD))?|\d{1,4}\s(?:CE|AD|BCE|BC|AH))(?![\p{L}\d])`;
/** A year, with or without its month and day. */
export const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s)?(?:${MONTH}\s)?${YEAR}`;
const LEADING = new RegExp(String.raw`^((?:In|On)\s${DATE}),?\s+(?=\p{Lu}|the\s)`, 'u');

/** The date of a sentence as it stands inside a question, and the sentence without it; an empty date if it has none. */
export function withoutDate(text: string): [date: string, rest: string] {
  const [whole = '', date = ''] = LEADING.exec(text) ?? [];
  const rest = text.slice(whole.length);
  return date === ''
    ? ['', text]
    : [`${date[0]?.toLowerCase()}${date.slice(1)}`, `${rest[0]?.toUpperCase()}${rest.slice(1)}`];
}
