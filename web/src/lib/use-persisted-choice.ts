import { useState } from 'react';

/** A choice that this device persists under `key`, and its setter. The first choice is the default. */
export function usePersistedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(
    () => choices.find((known) => known === localStorage.getItem(key)) ?? choices[0],
  );
  return [
    choice,
    (chosen) => {
      localStorage.setItem(key, chosen);
      setChoice(chosen);
    },
  ];
}
