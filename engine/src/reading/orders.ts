/** Recognises text that addresses a model instead of a student: it is never quoted, and no card asks about it. */
export const ORDER =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|above|previous|rules)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatgpt|language model)\b|\b(?:reply|respond|answer|output|print|say) (?:only )?(?:with|exactly)\b/i;
