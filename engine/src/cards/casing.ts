/** Corrects capitals inside a question: 'When was Smallpox …' if the text itself writes 'against smallpox'. */
import type { Passage } from '../reading/source.ts';

/**
 * @returns a function that lowercases the words of a question that the text also writes in lower case, unless it
 * capitalises them inside a sentence, and that capitalises names
 */
export function casingOf(passages: readonly Passage[]): (question: string) => string {
  const lower = new Set<string>();
  const names = new Set<string>();
  const firsts = new Set<string>();
  for (const { text } of passages) {
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}-]+/gu)) {
      const isFirst = index === 0 || /[.:!?•“"(]\s*$/.test(text.slice(Math.max(0, index - 4), index));
      if (/^\p{Ll}/u.test(word)) lower.add(word);
      else if (isFirst) firsts.add(word);
      else names.add(word);
    }
  }
  const isWrittenLower = (word: string) =>
    [word, word.replace(/s$/, ''), `${word}s`].some((form) => lower.has(form));
  return (question) =>
    question
      .replace(/(?<=\s)\p{Lu}\p{Ll}[\p{L}-]*(?!['’\p{L}-])/gu, (word, at: number) => {
        const plain = word.toLowerCase();
        const isSentenceStart = /[.:!?“"]\s*$/.test(question.slice(Math.max(0, at - 4), at));
        return !isSentenceStart && isWrittenLower(plain) && !names.has(word) ? plain : word;
      })
      .replace(/(?<=\s)\p{Ll}[\p{L}-]{2,}/gu, (word) => {
        const name = `${word[0]?.toUpperCase()}${word.slice(1)}`;
        return names.has(name) && !isWrittenLower(word) ? name : word;
      })
      // 'Antoine Arnauld' may only begin sentences.
      .replace(/(?<=\s)\p{Ll}[\p{L}-]{2,}(?=\s(?:van |von |de |da |bin )?\p{Lu})/gu, (word) => {
        const name = `${word[0]?.toUpperCase()}${word.slice(1)}`;
        return firsts.has(name) && !lower.has(word) ? name : word;
      });
}
