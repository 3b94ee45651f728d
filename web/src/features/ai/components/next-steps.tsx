import { topicsOf } from '@akada/domain/ai/result-topics';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type CarriedText, START_AT_ONCE } from '@/lib/carried-text.ts';
import { PRACTICE_PATH } from '@/lib/practice-path.ts';
import { buttonClass } from '@/ui/button.tsx';
import { ChatIcon, FlashcardsIcon, GoalIcon, StudyPlannerIcon } from '@/ui/icons.ts';
import { type Runner, runsWith } from '../runner.ts';

/** Each step by where it leads, and whether it may start there at once. */
const STEPS = {
  cards: { label: 'Make cards', icon: FlashcardsIcon, path: '/ai/flashcards', startsAtOnce: true },
  plan: { label: 'Plan it', icon: StudyPlannerIcon, path: '/ai/planner', startsAtOnce: false },
  ask: { label: 'Ask about it', icon: ChatIcon, path: '/ai/chat', startsAtOnce: false },
  quiz: { label: 'Quiz me', icon: GoalIcon, path: PRACTICE_PATH, startsAtOnce: true },
} as const;
export type Step = keyof typeof STEPS;

interface NextStepsProps {
  /** What made the result: on a device without a network the next step works there too. */
  by: Runner;
  /** The result as Markdown, with its title. */
  carried: CarriedText;
  /** One a line, where the headings of the text are not its topics. */
  topics?: string;
  steps?: readonly Step[];
}

/** Links that carry a result to what can be done with it next, so that nothing has to be typed again. */
export function NextSteps({ by, carried, topics, steps = ['cards', 'plan', 'ask', 'quiz'] }: NextStepsProps) {
  const id = useId();
  const { text, title } = carried;
  return (
    <nav aria-labelledby={id} className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <h3 id={id} className="mr-1 text-sm font-semibold">
        Next
      </h3>
      {steps.map((step) => {
        const { label, icon: Icon, path, startsAtOnce } = STEPS[step];
        return (
          <Link
            key={step}
            to={path}
            state={{
              ...(startsAtOnce && START_AT_ONCE),
              ...runsWith(by),
              ...({
                text: step === 'plan' ? (topics ?? topicsOf(text, title)) : text,
                title,
              } satisfies CarriedText),
            }}
            className={buttonClass('secondary', 'sm')}
          >
            <Icon aria-hidden className="size-4" /> {label}
          </Link>
        );
      })}
    </nav>
  );
}
