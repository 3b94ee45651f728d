import { CALCULATOR_MAX_LENGTH, calculate, formatResult } from '@akada/domain/exam/calculator';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
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
/** The same keys in four rows instead of five. The last one fills its row. */
const COMPACT_KEYS = [
  ...['7', '8', '9', '÷', '(', ')', CLEAR],
  ...['4', '5', '6', '×', '√', '²', BACK],
  ...['1', '2', '3', '−', '^', '%', 'π'],
  ...['0', '.', '+', EQUALS],
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

/** What was typed, and what it equals once that was asked for. */
export interface Calculation {
  text: string;
  result: string;
}

export const NO_CALCULATION: Calculation = { text: '', result: '' };

interface CalculatorProps {
  calculation: Calculation;
  /** The text of the question, which stays in sight. */
  question: RefObject<HTMLElement | null>;
  /** Whether it is as low as possible, for where it is docked below the question. */
  isCompact: boolean;
  onChange: (calculation: Calculation) => void;
  onClose: () => void;
}

/**
 * A calculator, with the focus on its display at first: there it also takes the keys of a keyboard. Escape closes it.
 */
export function Calculator({ calculation, question, isCompact, onChange, onClose }: CalculatorProps) {
  const { text, result } = calculation;
  const display = useRef<HTMLDivElement>(null);
  useEffect(() => {
    question.current?.scrollIntoView?.({ block: 'nearest' });
    display.current?.focus({ preventScroll: true });
    // Text that is too large for bars that stay in sight scrolls the calculator with the page.
    display.current?.scrollIntoView?.({ block: 'nearest' });
  }, [question]);

  function press(key: string) {
    if (key === EQUALS) {
      if (text === '') return;
      const value = calculate(text);
      onChange({ text, result: value === null ? 'Error' : formatResult(value) });
      return;
    }
    onChange({ text: textAfter(key), result: '' });
  }

  function textAfter(key: string): string {
    if (key === CLEAR) return '';
    if (key === BACK) return text.slice(0, -1);
    return text.length < CALCULATOR_MAX_LENGTH ? text + key : text;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = TYPED[event.key] ?? event.key;
    if (!KEYS.includes(key) || event.key === CLEAR) return;
    event.preventDefault();
    press(key);
  }

  return (
    <Card
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={clsx('grid', isCompact ? 'mx-auto w-full max-w-md gap-1.5 p-1.5' : 'max-w-sm gap-3 p-3')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: an input would open the phone's keyboard, and take the hall's keys */}
      <div
        ref={display}
        role="textbox"
        aria-label="Calculator"
        aria-readonly
        tabIndex={0}
        onKeyDown={onKeyDown}
        className={clsx(
          'flex flex-wrap items-center justify-end gap-x-3 rounded-xl bg-sunken px-3 text-right',
          isCompact ? 'min-h-9 scroll-mb-72' : 'min-h-12 py-1',
        )}
      >
        <span className="min-w-0 wrap-anywhere text-ink-soft">{text || '0'}</span>
        <output aria-label="Result" className="min-w-0 text-lg font-bold wrap-anywhere">
          {result && `= ${result}`}
        </output>
      </div>
      <div className={clsx('grid', isCompact ? 'grid-cols-7 gap-1' : 'grid-cols-5 gap-1.5')}>
        {(isCompact ? COMPACT_KEYS : KEYS).map((key) => (
          <button
            key={key}
            type="button"
            aria-label={NAMES[key] ?? key}
            onClick={() => press(key)}
            className={clsx(
              'rounded-xl border border-line bg-surface text-[min(1rem,6vw)] font-semibold hover:bg-sunken',
              isCompact ? 'min-h-10 last:col-span-4' : 'min-h-11 rail:min-h-9',
            )}
          >
            {key}
          </button>
        ))}
      </div>
    </Card>
  );
}
