/** Recognises text that addresses a model instead of a student: no result quotes it. */

/** What an order makes a model forget: its instructions, or any earlier rules. */
const TARGET =
  '(?:instructions?|prompts?|system message|text above|above|everything|(?:previous|prior|earlier|preceding|your|above)(?:\\s+\\S+)?\\s+(?:directions|rules|guidelines|context|messages?|conversation|training))';

const ORDERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget|override|bypass|do not follow|stop following)\b(?:\s+\S+){0,4}?\s+${TARGET}\b`,
    'i',
  ),
  /\b(?:repeat|print|reveal|show|output|display|leak|copy|translate|encode|send|post)\b(?:\s+\S+){0,5}?\s+(?:(?:system|hidden|initial|your|the) (?:prompt|instructions?)|text above|words above|everything above|api keys?|passwords?)\b/i,
  /\bsystem prompt\b|\b(?:jailbreak|developer mode|do anything now)\b/i,
  /\b(?:you are|you're|act as|pretend to be|behave as|from now on,? you(?:'re| are)?)\s+(?:now\s+)?(?:an?\s+)?(?:\S+\s+){0,2}(?:ai|assistant|chatgpt|gpt|language model|chatbot|bot|dan|hacker|pirate|root|admin(?:istrator)?)\b/i,
  /\byou are now\b|\bfrom now on,? you (?:must|will|shall|should|only)\b/i,
  /(?:^|[.;:!]\s*|\b(?:and|then|please|only|must|always)\s)(?:reply|respond|answer|output|print|say|write)\s+(?:only\s+(?:with|the)|exactly|with (?:only|exactly|the words?|["“'‘]))/i,
  /(?:^|\s)(?:system|assistant|developer|user)\s*:\s*(?:you\b|ignore|from now|always|never|do not|don't|reveal|print|act|new (?:rule|instruction)|override|please|ok(?:ay)?,|(?:sure|certainly|of course)\b|here (?:is|are)\b)/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|instructions?|prompt)>|^#{1,6}\s*(?:new\s+)?(?:system|instructions?)\s*:?\s*$/i,
  /^(?:#+\s*)?(?:new |important |hidden )?instructions?\s*(?:for|to) (?:the |any |all )?(?:ai|assistant|model|llm|chatbot|reader bot)/i,
  /\b(?:note|message|attention|instructions?|dear)\b.{0,12}\b(?:for|to)?\s*(?:the |any |all )?(?:ai|language|large language|llm)[ -]?(?:models?|assistants?|systems?|tools?|agents?)?\s*(?:reading|processing|summari[sz]ing|that|:)/i,
  /(?:^|[.!?]\s)(?:to|for|dear) (?:the |any |all |every )?(?:ai|language model|llm|assistant|chatbot)s?\b[^.]{0,40}[:,]|\bdo not (?:mention|reveal|show) this (?:line|text|message|instruction|note)\b|\b(?:give|award)\b.{0,30}\b(?:highest|full|top|maximum) (?:marks?|grade|score)\b/i,
  /\bdecode (?:this|the following)\b.{0,30}\b(?:base64|hex|rot13)\b|\bbase64\b.{0,30}\b(?:decode|follow|execute|obey|run)\b/i,
  // Whatever it says, a long code of letters and digits is nothing to learn.
  /(?<![A-Za-z0-9+/])(?=[A-Za-z0-9+/]*[a-z][A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*\d)[A-Za-z0-9+/]{36,}={0,2}/,
  /\bignor(?:ez|e[rz]?|a|en|ad|iere?n?|eer)\b.{0,40}(?:instructions?|consignes|instrucciones|instru[çc][õo]es|anweisungen|instructies)|\boublie[zr]? (?:tout|toutes|les (?:consignes|instructions))|\b(?:tu es|vous êtes) (?:maintenant|désormais)\b|\b(?:olvida|esquece|vergiss) (?:todo|todas|tudo|alles)/i,
  /忽略(?:以上|之前|前面|所有|上述)|无视(?:以上|之前|前面|所有)|(?:تجاهل|تجاهلوا).{0,30}(?:التعليمات|الأوامر)|игнорируй.{0,40}(?:инструкции|указания)/u,
];

/** Whether a text gives an order to a model. */
export function isOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text));
}
