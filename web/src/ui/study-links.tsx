import { Link } from 'react-router-dom';
import { START_AT_ONCE } from '@/lib/carried-text.ts';
import { practicePathOf } from '@/lib/practice-path.ts';
import { type Studied, studyPath } from '@/lib/study-path.ts';
import { buttonClass } from './button.tsx';
import { ChatIcon, CramSheetIcon, FlashcardsIcon, GoalIcon, SummarizerIcon } from './icons.ts';

const TOOLS = [
  { tool: 'summarizer', label: 'Summary', icon: SummarizerIcon },
  { tool: 'flashcards', label: 'Flashcards', icon: FlashcardsIcon },
  { tool: 'cram', label: 'Cram sheet', icon: CramSheetIcon },
  { tool: 'chat', label: 'Ask about it', icon: ChatIcon },
] as const;

/** Links to the AI tools and to Practice with this file or note chosen. */
export function StudyLinks({ studied }: { studied: Studied }) {
  return (
    <nav aria-label="Study this" className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-semibold">Study this</span>
      {TOOLS.map(({ tool, label, icon: Icon }) => (
        <Link key={tool} to={studyPath(tool, studied)} className={buttonClass('secondary', 'sm')}>
          <Icon aria-hidden className="size-4" /> {label}
        </Link>
      ))}
      <Link to={practicePathOf(studied)} state={START_AT_ONCE} className={buttonClass('secondary', 'sm')}>
        <GoalIcon aria-hidden className="size-4" /> Practice
      </Link>
    </nav>
  );
}
