import { useState } from 'react';

/** One of some choices, remembered on this device under `key`; the first until the student has chosen. */
export function useStoredChoice<Choice extends string>(
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
