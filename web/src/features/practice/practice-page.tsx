import { useStudent } from '@/firebase/auth-session.tsx';
import { BackLink } from '@/ui/back-link.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { Practices } from './components/practices.tsx';
import { usePracticeParts } from './practice-parts.ts';
import { useStartPractice } from './use-start-practice.ts';

/** Makes questions of what a student has, and lists earlier practices (docs/product.md, Practice). */
export function PracticePage() {
  const { uid } = useStudent();
  const { QuestionMaker } = usePracticeParts();
  const start = useStartPractice(uid);

  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <PageHeading>Practice</PageHeading>
        <p className="text-ink-soft">
          Questions from your own notes, files and decks, made on this device or with AI.
        </p>
      </div>
      <QuestionMaker onMade={start} />
      <Practices uid={uid} />
    </div>
  );
}
