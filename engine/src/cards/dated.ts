/** Moves the date from the start of a sentence, so that cards can be made of the rest. */
const DATE =
  /^((?:In|On)\s(?:\d{1,2}\s)?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s)?(?:1\d{3}|20\d{2})),?\s+(?=\p{Lu}|the\s)/u;

/** The date of a sentence as it stands inside a question, and the sentence without it; an empty date if it has none. */
export function withoutDate(text: string): [date: string, rest: string] {
  const [whole = '', date = ''] = DATE.exec(text) ?? [];
  const rest = text.slice(whole.length);
  return date === ''
    ? ['', text]
    : [`${date[0]?.toLowerCase()}${date.slice(1)}`, `${rest[0]?.toUpperCase()}${rest.slice(1)}`];
}
