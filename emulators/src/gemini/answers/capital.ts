/** Makes the first letter a capital. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** A text without a capital at its start, where the first word is no name: elsewhere it is written in lower case. */
export function midSentence(text: string, elsewhere: string): string {
  const [first = ''] = text.match(/^\p{L}+/u) ?? [];
  const small = first.charAt(0).toLowerCase() + first.slice(1);
  const isOrdinary =
    first !== 'I' &&
    (ORDINARY.test(first) || new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'u').test(elsewhere));
  return isOrdinary ? small + text.slice(first.length) : text;
}

const ORDINARY =
  /^(?:the|an?|this|that|these|those|it|its|they|their|we|our|you|your|he|she|his|her|there|some|all|many|most|each|every|both|no|if|when|because|in|on|at|by|for|with|from|to|of)$/i;
