import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key before the search is asked: each one costs a page of reads. */
const PAUSE = 350;

/** What is typed, told on when the typing pauses; it follows when the value changes by other ways. */
export function useDebouncedInput(
  value: string,
  onPause: (value: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onPause);
  tell.current = onPause;
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      tell.current(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
