/** Patterns that show what a folded question asks for, by language. */
import type { Language } from '../reading/source.ts';

export type QuestionKind =
  | 'definition'
  | 'difference'
  | 'condition'
  | 'who'
  | 'when'
  | 'where'
  | 'count'
  | 'why'
  | 'example'
  | 'formula'
  | 'how'
  | 'relation'
  | 'general';

export const KINDS: Readonly<Record<Language, readonly (readonly [QuestionKind, RegExp])[]>> = {
  en: [
    ['difference', /\b(?:differences?|differ|different|distinguish|compare|contrast)\b/i],
    ['why', /^\W*why\b|\b(?:reasons? (?:why|for|that)|what is the reason|for what reason|how come)\b/i],
    ['example', /\bexamples?\b|\bgive an instance\b/i],
    [
      'formula',
      /(?<!\b(?:general|chemical|molecular|empirical|structural) )\b(?:formula|equation)\b|\bhow (?:do|does|can|is|are|would|should) .*\b(?:calculated?|computed?|worked? out)\b/i,
    ],
    ['count', /\bhow many\b|\bwhat (?:number|percentage|proportion) of\b/i],
    [
      'count',
      /\bhow (?:much|long|old|far|fast|often|big|large|tall|deep|heavy)\b|\bat what (?:temperature|ph|speed|age|rate)\b|\bwhat (?:temperature|percentage|ph|age)\b/i,
    ],
    [
      'when',
      /\bwhen (?:was|were|did|is|do|does|will|can|should|must)\b|^\W*when\b|\bat what (?:point|stage|time)\b|\b(?:what|which) (?:year|date|day|century)\b|\bon what date\b/i,
    ],
    // 'What can people who are arrested do?' doesn't ask for a person.
    [
      'who',
      /^(?!\W*(?:what|when|where|why|how|which)\b).*\b(?:who|whom|whose)\b|\b(?:by|to|for|from|with) whom\b/i,
    ],
    [
      'how',
      /^\W*how (?:does|do|did|is|are|was|were) (?:\S+ ){1,4}(?:form|formed|made|produced|happen|work|occur|come about)\W*$/i,
    ],
    [
      'where',
      /^\W*where\b|\bwhere (?:is|are|was|were|do|does|did)\b|\bin (?:which|what) (?:place|country|city|town|state|part|organ)\b/i,
    ],
  ],
  fr: [
    ['difference', /\bdifferences?\b|\bcompare/],
    ['why', /\bpourquoi\b|\bpour quelles? raisons?\b/],
    ['example', /\bexemples?\b/],
    ['formula', /\bformule\b|\bequation\b/],
    ['count', /\bcombien\b|\bquel (?:nombre|pourcentage)\b|\ba quelle (?:temperature|vitesse)\b/],
    ['when', /\bquand\b|\b(?:quelle|en quelle) (?:annee|date)\b/],
    [
      'where',
      /(?:^|\s)ou (?:se|est|sont|a|ont|trouve|vit|vivent)\b|\bdans quel(?:le)? (?:pays|ville|organe|partie)\b/,
    ],
    ['who', /^\W*qui\b|\bpar qui\b/],
  ],
  other: [
    ['why', /\bkilode\b|\bnitori (?:ki|kini)\b/],
    ['count', /\bmelo+\b|\belo\b/],
    ['when', /\bigba wo\b|\bnigba wo\b|\bodun wo\b/],
    ['where', /\bnibo\b/],
    ['who', /(?:^|\s)ta (?:ni|lo)\b|^tani\b/],
  ],
};

export const DEFINITION: Readonly<Record<Language, RegExp>> = {
  en: /^\W*(?:(?:so|and|okay|please|but|now)\s+)*(?:(?:what(?:'s| is| are| was| were)(?: meant by)?|define|explain(?: the (?:term|concept|meaning)(?: of)?)?|describe|meaning of|(?:give |state )?the (?:meaning|definition) of)\s+(.+?)|what (?:does|do|did)\s+(.+?)\s+(?:means?|refers? to|stands? for|says?|states?|provides?))\W*$/i,
  fr: /^\W*(?:qu'est[- ]ce qu(?:e c'est qu)?(?:e |')|que signifie(?:nt)? |definis(?:sez)? |comment definit-on |c'est quoi )(.+?)\W*$/,
  other: /^\W*(?:ki ni|kini)\s+(.+?)\W*$/,
};
/** A phrase with these words is more than a name. */
export const CLAUSE =
  /\b(?:if|when|that|which|who|whose|where|why|how|does|do|did|is|are|was|were|has|have|had|can|happens?|called|used|made|between|during|after|before|according|on|from|than|about)\b|\b(?:of|for|with|to|after|in)$|\b(?:qui|que|quand|dont|est|sont|entre|pendant)\b|,/;
/** Words of 'Where is it found?' and 'In what year was it?' that an answer omits. */
export const CIRCUMSTANCE = /\b(?:found|find|located|situated|lies?|year|date|day|place)\b/g;
/** 'Who is Lugard?' asks for facts about a person; 'Who is the governor?' asks for a name. */
export const PERSON =
  /^\W*(?:who(?: is| was|'s)|qui (?:est|etait)|ta ni)\s+(?!the\b|le\b|la\b)(?:an? )?((?:\S+\s*){1,4}?)\W*$/;
export const LIST =
  /\bwhat (?:are|were)\b|\b(?:list|name|state|mention|outline|give|identify|enumerate)\b|\b(?:types|kinds|causes|effects|reasons|advantages|disadvantages|factors|stages|steps|parts|functions|uses|examples|features|characteristics|elements|conditions|problems|challenges|difficulties)\b|\bquel(?:le)?s sont\b|\bcite[rz]?\b|\bnomme[rz]?\b|\bawon\b/i;
/** 'Define acceptance in law' asks for the meaning of acceptance. */
export const SUBJECT_NAME =
  / in (?:law|biology|chemistry|physics|economics|accounting|geography|government|literature|maths|mathematics|computing|psychology)$/;
export const CONDITION =
  /[\p{L}Δ²]+\s*[=<>≤≥]\s*-?[\d.]+|(?<!\p{L})[\p{L}Δ]\p{Ll}?\s*[=<>≤≥]\s*\p{Lu}\p{Ll}?(?!\p{L})/u;

/** The unit or symbol next to the number that a question asks for; the word itself may be missing from the notes. */
export const MEASURES: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [/\b(?:at )?what temperature\b|\ba quelle temperature\b/, /\d\s*(?:°|K\b|degrees?)/],
  [/\b(?:at )?what ph\b/, /\bpH\b/],
  [
    /\b(?:what|which) (?:percentage|per cent|percent|proportion|fraction)(?: of)?\b|\bquel pourcentage\b/,
    /%|per ?cent|\bpour cent\b|\b(?:half|third|quarter)\b/i,
  ],
  [
    /\bhow long\b/,
    /\b(?:long|length|km|kilomet|met(?:re|er)s?|cm|miles?|last(?:s|ed)?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|until)/i,
  ],
  [/\bhow deep\b/, /\bdeep|depth/i],
  [/\bhow (?:tall|high)\b/, /\btall|high|height/i],
  [/\bhow old\b/, /\bold\b|\baged?\b|\d\s*years?\b/i],
  [/\bhow far\b/, /\bfar\b|distance|\baway\b|\b(?:km|kilomet|miles?|m\b|met(?:re|er)s?)/i],
  [/\bhow heavy\b/, /\bweigh|\bmass\b|\bkg\b|\btonnes?\b|\bgrams?\b/i],
  [/\bhow fast\b/, /\bspeed|\bper (?:second|hour|minute)|\b(?:km|m)\/|\bfaster\b|\brate\b/i],
  [/\bhow (?:big|large)\b/, /\bsquare\b|\barea\b|\bsize\b|\bdiameter\b|\d/i],
  [
    /\bhow often\b/,
    /\bevery\b|\btimes\b|\bper\b|\bdaily\b|\bweekly\b|\bmonthly\b|\byearly\b|\bonce\b|\btwice\b/i,
  ],
  [
    /\b(?:at )?what (?:speed|rate|age|number)\b|\bhow much\b|\bquel nombre\b/,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|once|twice|un|deux|trois)\b/i,
  ],
];
