import { clsx } from 'clsx';
import { FormulaText } from '@/ui/formula-text.tsx';
import { CheckIcon, CloseIcon } from '@/ui/icons.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

interface OptionButtonsProps {
  options: readonly string[];
  /** The index of the right option. */
  right: number;
  /** The index of the chosen option; null until one is chosen. */
  chosen: number | null;
  onChoose: (option: number) => void;
}

/** The options of a question. Once one is chosen, they show which is right and can't be changed. */
export function OptionButtons({ options, right, chosen, onChoose }: OptionButtonsProps) {
  return (
    <ul className="grid gap-2.5">
      {options.map((text, option) => {
        const isRight = chosen !== null && option === right;
        const isWrong = chosen === option && option !== right;
        return (
          <li key={text}>
            <button
              type="button"
              aria-pressed={chosen === option}
              disabled={chosen !== null}
              onClick={() => onChoose(option)}
              className={clsx(
                'flex min-h-12 w-full items-center gap-3 rounded-2xl border px-4 py-2.5 text-left color-transition',
                isRight && 'border-ok-ink bg-ok-tint text-ok-ink',
                isWrong && 'border-danger bg-danger-tint text-danger',
                !isRight && !isWrong && 'border-line-strong/60 bg-surface enabled:hover:bg-sunken',
              )}
            >
              <span aria-hidden className="w-4 shrink-0 font-bold">
                {LETTERS[option]}
              </span>
              <div className="min-w-0 grow wrap-anywhere">
                <FormulaText>{text}</FormulaText>
              </div>
              {isRight && (
                <Mark icon={CheckIcon}>{chosen === option ? 'Your answer, right' : 'Right answer'}</Mark>
              )}
              {isWrong && <Mark icon={CloseIcon}>Your answer, wrong</Mark>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ icon: Icon, children }: { icon: typeof CheckIcon; children: string }) {
  return (
    <span className="shrink-0">
      <Icon aria-hidden className="size-5" strokeWidth={3} />
      <span className="sr-only">{children}</span>
    </span>
  );
}
