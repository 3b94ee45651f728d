import type { TopicMaterial as Material } from '@akada/domain/practice/topic-material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { START_AT_ONCE } from '@/lib/carried-text.ts';
import { practicePathOfMaterial } from '@/lib/practice-path.ts';
import { studyPathOfTopic } from '@/lib/study-path.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import type { MaterialSearch } from '../use-topic-material.ts';

const KINDS: Record<Material['kind'], string> = { note: 'note', deck: 'deck', file: 'file' };

interface TopicMaterialProps {
  topic: string;
  search: MaterialSearch;
  onRetry: () => void;
}

/** What was found of the student's own material about a topic, and what to do where nothing was. */
export function TopicMaterial({ topic, search, onRetry }: TopicMaterialProps): ReactNode {
  switch (search.status) {
    case 'searching':
      return (
        <p role="status" className="text-ink-soft">
          Looking for “{topic}” in your notes, decks and files…
        </p>
      );
    case 'failed':
      return (
        <Alert look="destructive">
          We couldn't look through your notes, decks and files.
          <Button look="secondary" size="sm" className="justify-self-start" onClick={onRetry}>
            Try again
          </Button>
        </Alert>
      );
    case 'found':
      return search.material.length === 0 ? (
        <NothingFound topic={topic} isOffline={search.isOffline} />
      ) : (
        <Found topic={topic} material={search.material} />
      );
    default:
      return null;
  }
}

function NothingFound({ topic, isOffline }: { topic: string; isOffline: boolean }) {
  return (
    <Alert look="info">
      <p>
        {isOffline
          ? `You're offline, and nothing on this device is about “${topic}”.`
          : `None of your newest notes, decks and shared files is about “${topic}”.`}{' '}
        Choose other material below, or paste your notes.
      </p>
      <p>No notes yet? Have the topic explained, then practise the explanation.</p>
      <Link
        to={studyPathOfTopic('explainer', topic)}
        className={`${buttonClass('secondary', 'sm')} justify-self-start`}
      >
        Open the Concept Explainer
      </Link>
    </Alert>
  );
}

function Found({ topic, material }: { topic: string; material: readonly Material[] }) {
  return (
    <section aria-label={`Your material about ${topic}`} className="grid gap-2">
      <p>
        Your material about <strong className="wrap-anywhere">{topic}</strong>:
      </p>
      <ul className="flex flex-wrap gap-2">
        {material.map((one) => (
          <li key={`${one.kind}/${one.id}`} className="min-w-0">
            <Link
              replace
              to={practicePathOfMaterial(topic, one)}
              state={START_AT_ONCE}
              className={`${buttonClass('secondary', 'sm')} max-w-full`}
            >
              <span className="truncate">
                {one.title} ({KINDS[one.kind]})
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
