import { fromShortAnswer, toShortAnswer } from '@akada/domain/practice/answers';
import { ATTEMPT_LIMITS } from '@akada/domain/practice/practice';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';

interface ShortAnswerProps {
  points: readonly string[];
  /** The stored answer; undefined until the key points are shown. */
  answer: string | undefined;
  onAnswer: (text: string) => void;
}

/** Where the student writes an answer, and then marks it against the key points. */
export function ShortAnswer({ points, answer, onAnswer }: ShortAnswerProps) {
  const [text, setText] = useState('');
  if (answer !== undefined) return <KeyPoints points={points} answer={answer} onAnswer={onAnswer} />;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // A carriage return would be refused.
        if (text.trim() !== '')
          onAnswer(fromShortAnswer({ text: text.trim().replaceAll('\r', ''), isRight: null }));
      }}
    >
      <TextAreaField
        label="Your answer"
        rows={4}
        maxLength={ATTEMPT_LIMITS.short}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Show key points
      </Button>
    </form>
  );
}

function KeyPoints({ points, answer, onAnswer }: ShortAnswerProps & { answer: string }) {
  const { text, isRight } = toShortAnswer(answer);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = isRight === null;
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <div className="grid gap-3">
      <blockquote className="rounded-xl bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
        A full answer includes
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {points.map((point) => (
          <li key={point} className="wrap-anywhere">
            <FormulaText>{point}</FormulaText>
          </li>
        ))}
      </ul>
      {isOpen && <p className="text-sm text-ink-soft">Not sure? Skip this, and mark it at the end.</p>}
      {isOpen && (
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={() => onAnswer(fromShortAnswer({ text, isRight: false }))}>
            I missed it
          </Button>
          <Button look="secondary" onClick={() => onAnswer(fromShortAnswer({ text, isRight: true }))}>
            I got it
          </Button>
        </div>
      )}
    </div>
  );
}
