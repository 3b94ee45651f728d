/** Cards that ask who did something: 'Who described the circulation of the blood in 1628?' */
import type { Clause } from '../grammar/clause.ts';
import { listingOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutTail } from './parts.ts';

const TITLE =
  /^(?:Sir|Lord|Lady|Dr|Mr|Mrs|Chief|King|Queen|Prince|Princess|Emperor|President|Prophet|Pope|Bishop|Saint|General|Alhaji|Oba|Mai|Sultan|Justice|Professor|Captain|Admiral)\.?\s+\p{Lu}/u;
/** Deeds for which somebody is remembered. */
const DEED =
  /^(?:discover|invent|introduce|found|write|publish|propose|describe|establish|defeat|build|create|develop|formulate|coin|sign|conquer|abolish|amalgamate|show|prove|demonstrate|observe|suggest|argue|classify|name|design|translate|declare|overthrow|lead|unite|paint|compose|compile|identify|isolate|formulate|devise|launch|write|explain|define|state|bring|annex|commission|present|win|divide|study|mock|oppose|reject|use|make|give|set|begin|call|organise|organize|start|become|succeed|measure|calculate|work|put)$/;

/** How the names of institutions, documents and places end: the Willink Commission isn't a person. */
const NO_PERSON =
  /\s(?:Commission|Committee|Council|Court|Party|Bank|Company|Board|Union|Congress|Assembly|Ministry|Agency|Corporation|Conference|Constitution|Charter|Treaty|Act|Decree|Empire|Kingdom|Caliphate|Protectorate|Republic|University|College|Institute|Society|Movement|Association|River|Islands?|Lake|Valley)$/;

/** Whether a subject is one person by its form: two or three names, or a title and a name. */
export function isPersonName(subject: string): boolean {
  if (TITLE.test(subject)) return !/['’]s\s/.test(subject);
  const words = subject.split(/\s+/);
  if (NO_PERSON.test(subject)) return false;
  if (words.length < 2 || words.length > 4 || /['’]s\b/.test(subject)) return false;
  const isName = words.every((word) =>
    /^(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.|van|von|de|da|bin|al|ibn)$/u.test(word),
  );
  const [first = ''] = words;
  // 'Central Bank' and 'Mungo Park': the first names of people are in no dictionary of common words.
  return (
    isName &&
    (/^\p{Lu}\.$/u.test(first) || listingOf(first) === 'unknown') &&
    /^\p{Lu}/u.test(words.at(-1) ?? '')
  );
}

/** The card for what a person did; the question has the words of the text, so its tense and object are right. */
export function whoCard(passage: Passage, clause: Clause): EngineCard | null {
  if (clause.support !== 'did' || clause.auxiliary !== null || clause.lead !== '' || clause.isNegative)
    return null;
  if (!isPersonName(clause.subject) || !DEED.test(clause.verb)) return null;
  const deed = withoutTail(clause.predicate);
  const words = deed.split(/\s+/);
  if (words.length < 4 || words.length > 22 || PRONOUN.test(deed) || /\b(?:his|her)\b/i.test(deed))
    return null;
  return cardOf('person', `Who ${deed}?`, clause.subject, passage, 0.8);
}
