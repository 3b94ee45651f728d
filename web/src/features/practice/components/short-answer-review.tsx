import { toShortAnswer } from '@akada/domain/practice/answers';
import { withOwnMark } from '@akada/domain/practice/short-marks';
import type { ShortMark } from '@akada/domain/practice/short-marks-schemas';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';
import { CheckIcon, WrongIcon } from '@/ui/icons.ts';

interface ShortAnswerReviewProps {
  /** The number of the question. */
  number: number;
  points: readonly string[];
  answer: string;
  onMark: (answer: string) => void;
}

/** How AI marked a short answer, and the student's own mark, which may differ. */
export function ShortAnswerReview({ number, points, answer, onMark }: ShortAnswerReviewProps) {
  const { isRight, review } = toShortAnswer(answer);
  const mark = (isNowRight: boolean) => onMark(withOwnMark(answer, isNowRight));
  return (
    <div className="grid gap-3">
      {review && <MarkedPoints points={points} review={review} />}
      <div className="flex flex-wrap gap-2">
        <MarkButton number={number} isPressed={isRight === false} onClick={() => mark(false)}>
          {review ? 'Count as wrong' : 'I missed it'}
        </MarkButton>
        <MarkButton number={number} isPressed={isRight === true} onClick={() => mark(true)}>
          {review ? 'Count as right' : 'I got it'}
        </MarkButton>
      </div>
    </div>
  );
}

interface MarkButtonProps {
  number: number;
  /** Whether this is the present mark. */
  isPressed: boolean;
  children: string;
  onClick: () => void;
}

/** Stays in place once it was pressed, so that it keeps the focus. */
function MarkButton({ number, isPressed, children, onClick }: MarkButtonProps) {
  return (
    <Button
      look={isPressed ? 'primary' : 'secondary'}
      size="sm"
      aria-pressed={isPressed}
      aria-label={`${children}: question ${number}`}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function MarkedPoints({ points, review }: { points: readonly string[]; review: ShortMark }) {
  return (
    <div className="grid gap-2">
      <p>
        <Badge tone="blue">Marked by AI</Badge>
      </p>
      <ul className="grid gap-1.5">
        {points.map((point, index) => {
          const isHad = review.had.includes(index);
          const Icon = isHad ? CheckIcon : WrongIcon;
          return (
            <li key={point} className="flex gap-2 wrap-anywhere">
              <Icon
                role="img"
                aria-label={isHad ? 'In your answer' : 'Missing'}
                className={`mt-1 size-4 shrink-0 ${isHad ? 'text-ok-ink' : 'text-danger'}`}
              />
              <div className="min-w-0">
                <FormulaText>{point}</FormulaText>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="text-sm wrap-anywhere">
        <FormulaText>{review.feedback}</FormulaText>
      </div>
    </div>
  );
}
