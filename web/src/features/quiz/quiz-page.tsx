import { Link } from 'react-router-dom';
import { GoToIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ComingSoon } from './components/coming-soon.tsx';
import { QUIZ_ENTRIES } from './entries.ts';

/** The Quiz tab: its pages, and below them the coming-soon card. */
export function QuizPage() {
  return (
    <div className="grid gap-6">
      <PageHeading>Quiz</PageHeading>
      <ul className="grid gap-3 @2xl/page:grid-cols-2">
        {QUIZ_ENTRIES.map(({ to, title, text, icon: Icon }) => (
          <li key={to} className="@2xl/page:last:odd:col-span-2">
            <Link
              to={to}
              className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card hover:bg-sunken"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="grid min-w-0 grow">
                <span className="font-bold">{title}</span>
                <span className="text-sm text-ink-soft">{text}</span>
              </span>
              <GoToIcon aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <ComingSoon />
    </div>
  );
}
