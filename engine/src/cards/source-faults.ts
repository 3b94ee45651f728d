/** Faults that come from the text around a card: exam questions, worked examples, and sentences that were read as one. */
import type { EngineCard } from './card.ts';

/** 'Discuss.', '(10 marks)': an order to the student, and no fact. */
const EXAM_ORDER =
  /(?:^|[.”"]\s)(?:discuss|comment|explain(?: why| your answer| fully)?|distinguish|illustrate|do you agree)\b[^.]{0,60}[.?]?$|\(\d+ ?(?:marks?|mks?)\)/i;
/** Labels of a calculation. */
const EXAMPLE_LABEL =
  /“(?:worked\s|solved\s)?(?:examples?|illustrations?|exercises?|calculations?|problems?)(?:\s\d+)?”/i;
/** 'What is the fourth?' */
const ORDINAL =
  /^(?:What|Who|Which) (?:is|are|was|were) (?:meant by “)?(?:the |number )?(?:one|two|three|four|first|second|third|fourth|fifth|sixth|seventh|last|next|other|others|final|remaining|latter|former)(?: (?:one|two|three|type|kind|thing|point|step|stage|part|group|argument|reason|cause|feature))?(?:”?\?)$/i;
/** 'the joules per kg K. Because this …': two sentences whose full stop looks like that of an initial. */
const SECOND_SENTENCE =
  /[\p{L}\p{N})”"]\.\s(?:Because|The|This|That|These|It|In|When|If|Where|For|Thus|Therefore|However|As|But|He|She|They|There|Here|To|On|At|By|With)\s/u;
/** Kinds of cards whose answers may have several sentences. */
const MAY_GO_ON = /^(?:asked|answered|case|section|row|gap|aspect)$/;

/** Whether a card was made of something that isn't a single statement of fact. */
export function isFromNoFact({ front, back, passage, maker = '' }: EngineCard): boolean {
  if (ORDINAL.test(front) || EXAMPLE_LABEL.test(front)) return true;
  if (maker === 'asked' || maker === 'answered') return false;
  if (EXAM_ORDER.test(passage.text)) return true;
  if (MAY_GO_ON.test(maker) || passage.kind === 'row') return false;
  return (
    /(?:[\p{Ll}\p{N})”"]|°C|\.\.)(?<!\be\.g|\bi\.e)[.!?]["”]?\s+\p{Lu}/u.test(back) ||
    (passage.kind === 'paragraph' && SECOND_SENTENCE.test(passage.text))
  );
}
