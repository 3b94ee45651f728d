import { useEffect, useRef, useState } from 'react';

/** The pause after the last key before the value is reported: each search costs a page of reads. */
const TYPING_PAUSE_MS = 350;

/** The text of an input, reported when typing pauses. It also follows `value` when that changes elsewhere. */
export function useDebouncedInput(
  value: string,
  onPause: (value: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const report = useRef(onPause);
  report.current = onPause;
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = typed;
      report.current(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
