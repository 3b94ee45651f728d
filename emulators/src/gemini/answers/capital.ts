/** Capitalises the first letter. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Lowercases the first letter if its word is an ordinary one, or occurs in lower case elsewhere in the text. */
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
