import { useEffect } from 'react';

/** Asks a question as soon as a chat is shown; null asks nothing. */
export function useFirstQuestion(question: string | null, ask: (question: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the chat is shown
  useEffect(() => {
    if (question === null) return;
    // Not at once: in development React mounts a component twice, and the first unmount would stop the answer.
    const timer = setTimeout(() => ask(question));
    return () => clearTimeout(timer);
  }, []);
}
