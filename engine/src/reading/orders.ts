/** Text that speaks to a model and not to a student: it is never asked about, and never quoted. */
export const ORDER =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|above|previous|rules)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatgpt|language model)\b|\b(?:reply|respond|answer|output|print|say) (?:only )?(?:with|exactly)\b/i;
