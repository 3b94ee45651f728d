import { useState } from 'react';

/**
 * A choice that this device persists under `key`, and its setter. The first choice is the default, also where the build
 * renders the first picture.
 */
export function usePersistedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(
    () => choices.find((known) => known === globalThis.localStorage?.getItem(key)) ?? choices[0],
  );
  return [
    choice,
    (chosen) => {
      localStorage.setItem(key, chosen);
      setChoice(chosen);
    },
  ];
}
