/** Words that show where sentences of speech begin and end. */

/** Words between sentences of speech, which mean nothing themselves. */
export const MARKER = /^(?:okay|ok|alright|now|well|right|anyway)$/i;
export const AUXILIARY =
  /^(?:is|are|was|were|am|['’](?:s|re|m|ll|ve|d)|has|have|had|can|ca|could|must|should|may|might|will|wo|would|does|do|did)$/i;
export const SUBJECT = /^(?:it|they|we|you|i|he|she|there)$/i;
export const DEMONSTRATIVE = /^(?:this|these|those)$/i;
export const LINK = /^(?:and|but|so|then)$/i;
export const QUESTION = /^(?:what|who|why|how|when|where|which)$/i;
/** Words whose clause has a verb of its own. */
export const SUBORDINATOR =
  /^(?:because|if|unless|although|though|while|whether|which|who|whose|when|where|what|why|whereas)$/i;
/** Words that may begin a clause with a verb, but also a phrase without one. */
export const LICENCE = /^(?:and|or|but|so|yet|that|as|than|before|after|since|until|how|like|then)$/i;
/** Words of conditions and times, whose clause may come first. */
export const LEAD = /^(?:if|when|while|although|since|as|once|whenever|unless)$/i;
