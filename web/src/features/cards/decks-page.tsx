import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { BackLink } from '@/ui/back-link.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import { AddIcon, AiIcon, FlashcardsIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { TabLinks } from '@/ui/tabs.tsx';
import { DeckEditor } from './components/deck-editor.tsx';
import { DeckRows } from './components/deck-rows.tsx';
import { DECKS_ADDRESS, deckAddress } from './deck-address.ts';
import { ImportButton } from './transfer/import-button.tsx';
import { ImportStatus } from './transfer/import-status.tsx';
import { useListedDecks } from './use-listed-decks.ts';

const TABS = [
  { id: 'decks', label: 'Decks' },
  { id: 'archived', label: 'Archived' },
] as const;

/** All decks of a student, by subject; the archived ones apart. */
export function DecksPage() {
  const { uid } = useStudent();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const archived = params.get('view') === 'archived';
  const [subject, setSubject] = useState<string | undefined>();
  const { decks, listed } = useListedDecks(uid, { archived, subject });
  const [isNew, setIsNew] = useState(false);
  const subjects = useSubjects(decks.all, subject);

  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <BackLink to="/dashboard/quiz">Quiz</BackLink>
          <PageHeading>Your decks</PageHeading>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setIsNew(true)}>
            <AddIcon aria-hidden className="size-4" /> New deck
          </Button>
          <ImportButton uid={uid} />
          <Link to="/ai/flashcards" className={buttonClass('secondary')}>
            <AiIcon aria-hidden className="size-4" /> Make from notes
          </Link>
        </div>
      </header>
      <ImportStatus uid={uid} />
      <div>
        <TabLinks
          label="Decks"
          tabs={TABS}
          value={archived ? 'archived' : 'decks'}
          addressOf={(id) => (id === 'archived' ? `${DECKS_ADDRESS}?view=archived` : DECKS_ADDRESS)}
        />
        {subjects.length > 0 && (
          <div className="mb-4 sm:max-w-xs">
            <SelectField
              label="Subject"
              value={subject ?? ''}
              options={[
                { value: '', label: 'All subjects' },
                ...subjects.map((known) => ({ value: known, label: known })),
              ]}
              onChange={({ target }) => setSubject(target.value || undefined)}
            />
          </div>
        )}
        <List uid={uid} decks={decks} listed={listed} archived={archived} />
      </div>
      {isNew && (
        <DeckEditor
          uid={uid}
          subjects={subjects}
          onSaved={(id) => navigate(deckAddress(id, 'cards'))}
          onClose={() => setIsNew(false)}
        />
      )}
    </div>
  );
}

function List({
  uid,
  decks,
  listed,
  archived,
}: ReturnType<typeof useListedDecks> & { uid: string; archived: boolean }) {
  const { live } = decks;
  if (live.status === 'loading') return <SkeletonRows rows={4} label="Loading your decks" />;
  if (live.status === 'error') return <ErrorState message="Failed to load your decks" onRetry={live.retry} />;
  if (listed.length === 0 && live.unconfirmed) return <NotAvailableOffline canAdd={!archived} />;
  if (listed.length === 0 && !decks.canRead) {
    return archived ? (
      <EmptyState icon={FlashcardsIcon} title="No archived decks">
        <p className="max-w-sm text-ink-soft">
          Archive a deck that you don't study now. Its cards wait until you bring it back.
        </p>
      </EmptyState>
    ) : (
      <EmptyState icon={FlashcardsIcon} title="No decks yet">
        <p className="max-w-sm text-ink-soft">
          Write your own cards, make them from your notes, or import them from another app.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <DeckRows uid={uid} decks={listed} />
      <ShowMore list={decks} />
    </div>
  );
}

/** The subjects seen so far. They stay in the list while it is filtered by one of them. */
function useSubjects(decks: readonly { subject?: string }[], chosen: string | undefined): string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const found = decks.flatMap(({ subject }) => subject ?? []);
  const unseen = new Set(found.filter((subject) => !seen.includes(subject)));
  if (unseen.size > 0) setSeen([...seen, ...unseen]);
  return [...new Set([...seen, ...(chosen ? [chosen] : [])])].sort((a, b) => a.localeCompare(b));
}
