import { CALCULATOR_MAX_LENGTH, calculate, formatResult } from '@akada/domain/exam/calculator';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Card } from '@/ui/card.tsx';

const CLEAR = 'C';
const BACK = '⌫';
const EQUALS = '=';
const KEYS = [
  ...['(', ')', '√', '²', CLEAR],
  ...['7', '8', '9', '÷', BACK],
  ...['4', '5', '6', '×', '^'],
  ...['1', '2', '3', '−', '%'],
  ...['0', '.', 'π', '+', EQUALS],
];
const NAMES: Readonly<Record<string, string>> = {
  [CLEAR]: 'Clear',
  [BACK]: 'Delete the last character',
  [EQUALS]: 'Equals',
  '√': 'Square root',
  '²': 'Squared',
  '^': 'To the power of',
  '÷': 'Divided by',
  '×': 'Times',
  '−': 'Minus',
  '+': 'Plus',
  '%': 'Per cent',
  π: 'Pi',
};
/** The keys of a keyboard that mean another one here. */
const TYPED: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  Enter: EQUALS,
  Backspace: BACK,
  Delete: CLEAR,
};

/** A calculator, with the focus on its display at first: there it also takes the keys of a keyboard. */
export function Calculator() {
  const display = useRef<HTMLDivElement>(null);
  useEffect(() => {
    display.current?.focus({ preventScroll: true });
    // It opens above the question: on a phone that may be above what is in sight.
    display.current?.parentElement?.scrollIntoView?.({ block: 'start' });
  }, []);
  const [text, setText] = useState('');
  const [result, setResult] = useState('');

  function press(key: string) {
    if (key === EQUALS) {
      if (text === '') return;
      const value = calculate(text);
      setResult(value === null ? 'Error' : formatResult(value));
      return;
    }
    if (key === CLEAR) setText('');
    else if (key === BACK) setText(text.slice(0, -1));
    else if (text.length < CALCULATOR_MAX_LENGTH) setText(text + key);
    setResult('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = TYPED[event.key] ?? event.key;
    if (!KEYS.includes(key) || event.key === CLEAR) return;
    event.preventDefault();
    press(key);
  }

  return (
    <Card className="grid max-w-sm scroll-mt-20 gap-3 p-3">
      {/* biome-ignore lint/a11y/useSemanticElements: an input would open the phone's keyboard, and take the hall's keys */}
      <div
        ref={display}
        role="textbox"
        aria-label="Calculator"
        aria-readonly
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="flex min-h-12 flex-wrap items-center justify-end gap-x-3 rounded-xl bg-sunken px-3 py-1 text-right"
      >
        <span className="min-w-0 wrap-anywhere text-ink-soft">{text || '0'}</span>
        <output aria-label="Result" className="min-w-0 text-lg font-bold wrap-anywhere">
          {result && `= ${result}`}
        </output>
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            aria-label={NAMES[key] ?? key}
            onClick={() => press(key)}
            className="min-h-11 rounded-xl border border-line bg-surface text-[min(1rem,6vw)] font-semibold hover:bg-sunken"
          >
            {key}
          </button>
        ))}
      </div>
    </Card>
  );
}
