import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { BackLink } from '@/ui/back-link.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { Practices } from './components/practices.tsx';
import { TopicMaterial } from './components/topic-material.tsx';
import { usePracticeParts } from './practice-parts.ts';
import { useStartPractice } from './use-start-practice.ts';
import { useTopicMaterial } from './use-topic-material.ts';

/** Makes questions of what a student has, and lists earlier practices (docs/product.md, Practice). */
export function PracticePage() {
  const { uid } = useStudent();
  const { QuestionMaker } = usePracticeParts();
  const [params] = useSearchParams();
  const { topic, search, isReady, retry } = useTopicMaterial();
  const start = useStartPractice(uid);

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <PageHeading>Practice</PageHeading>
        <p className="text-ink-soft">
          Questions from your own notes, files and decks, made on this device or with AI.
        </p>
      </div>
      {topic !== null && <TopicMaterial topic={topic} search={search} onRetry={retry} />}
      <div className="grid grid-cols-1 items-start gap-6 @4xl/page:grid-cols-[minmax(0,1fr)_20rem]">
        {isReady && <QuestionMaker key={params.toString()} onMade={start} />}
        <div className="@4xl/page:col-start-2">
          <Practices uid={uid} />
        </div>
      </div>
    </div>
  );
}
