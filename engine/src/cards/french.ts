/** Cards from French texts, using patterns alone. */
import type { Passage } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';

const DEFINITION =
  /^((?:Le|La|Les|Un|Une|L['’])\s?[\p{L}'’ -]{2,60}?)\s+(est|sont)\s+((?:une?|le|la|les|des|l['’])\s?\p{L}.{8,})$/u;
const CAUSE = /^((?:Le|La|Les|Un|Une|L['’])\s?.{4,120}?)\s+(?:parce que|car)\s+(.{8,})$/u;
const LABEL = /^([^:.;!?]{2,60}?)\s*:\s+(\S.{7,})$/u;
const POINTER =
  /\b(?:ce|cet|cette|ces|celui|celle|ceux|ceci|cela|il|elle|ils|elles|ci-dessus|ci-dessous|suivante?s?)\b/iu;

function inside(subject: string): string {
  return subject.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** The card for a sentence that gives a definition or a cause, or puts a term before its meaning. */
export function frenchCard(passage: Passage): EngineCard | null {
  const text = passage.text.replace(/\.$/, '').trim();
  const card = (kind: EngineCard['kind'], front: string, back: string): EngineCard => ({
    kind,
    front,
    back: asSentence(back),
    passage,
    weight: 0.9,
  });
  const [, subject = '', verb = '', meaning = ''] = DEFINITION.exec(text) ?? [];
  if (
    subject !== '' &&
    !POINTER.test(subject) &&
    !/^(?:la|le|les) (?:même|seule?|plus|première?)\b/i.test(meaning)
  ) {
    const name = inside(subject);
    const asked = /^(?:un|une|l['’])/u.test(name)
      ? `Qu’est-ce qu${name.startsWith('l') ? 'e ' : '’'}${name}`
      : `Qu’est-ce que ${name}`;
    return card('definition', verb === 'sont' ? `Que sont ${name} ?` : `${asked} ?`, meaning);
  }
  const [, claim = '', reason = ''] = CAUSE.exec(text) ?? [];
  if (claim !== '' && !POINTER.test(claim) && !claim.includes(','))
    return card('cause', `Pourquoi ${inside(claim)} ?`, `Parce que ${reason}`);
  const [, term = '', what = ''] = LABEL.exec(text) ?? [];
  return term !== '' && term.split(' ').length <= 3
    ? card('definition', `${term} : que faut-il en savoir ?`, what)
    : null;
}
