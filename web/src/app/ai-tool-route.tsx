import { AI_TOOLS } from '@akada/domain/ai/tools';
import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { ChatPage } from '@/features/ai/chat-page.tsx';
import { HAS_MODEL } from '@/features/ai/has-model.ts';
import { type LabParts, LabPartsContext, LabSourcesContext } from '@/features/ai/lab-parts.ts';
import { ModelOnlyPage } from '@/features/ai/model-only-page.tsx';
import { ToolPage } from '@/features/ai/tool-page.tsx';
import { saveDeck } from '@/features/cards/api/decks.ts';
import { Decks } from '@/features/cards/components/decks.tsx';
import { deckAddress } from '@/features/cards/deck-address.ts';
import { NotePicker } from '@/features/notes/components/note-picker.tsx';
import { SaveNoteButtons } from '@/features/notes/save-note-buttons.tsx';
import { putEntries, removeEntries } from '@/features/planner/api/put-entries.ts';
import { createEntriesReader } from '@/features/planner/api/read-entries.ts';
import { createNote } from '@/features/vault/api/vault-writes.ts';
import { FilePicker } from '@/features/vault/upload/file-picker.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { NotFound } from './not-found-page.tsx';
import { useShell } from './shell/use-shell.ts';

const SOURCES = { FilePicker, NotePicker };

/** An AI tool, with the parts of the vault, notes and planner that it uses. */
export function AiToolRoute() {
  const { uid } = useStudent();
  const { account } = useShell();
  const [params] = useSearchParams();
  const { tool: toolParam } = useParams();
  const tool = AI_TOOLS.find(({ id }) => id === toolParam)?.id;
  const parts = useMemo(() => partsFor(uid), [uid]);
  if (!tool) return <NotFound />;
  if (!HAS_MODEL && tool === 'paraphraser') return <ModelOnlyPage tool={tool} />;
  const deck = tool === 'flashcards' ? params.get('deck') : null;
  // The address of a deck in earlier releases, which bookmarks and notifications still have.
  if (deck) return <Navigate to={deckAddress(deck)} replace />;
  return (
    <CallablesProvider>
      <LabSourcesContext value={SOURCES}>
        <LabPartsContext value={parts}>
          {tool === 'chat' && <ChatPage account={account} />}
          {tool !== 'chat' && <ToolPage key={tool} tool={tool} account={account} />}
        </LabPartsContext>
      </LabSourcesContext>
    </CallablesProvider>
  );
}

function partsFor(uid: string): LabParts {
  const entries = createEntriesReader(uid);
  return {
    Decks: () => <Decks uid={uid} />,
    saveDeck: (deck, file) => saveDeck(uid, deck, file),
    NoteButtons: ({ note }) => (
      <SaveNoteButtons uid={uid} note={note} share={(shared) => createNote(uid, shared, undefined).written} />
    ),
    addEntries: (added) => {
      entries.forget();
      return putEntries(uid, added);
    },
    removeEntries: (ids) => {
      entries.forget();
      return removeEntries(uid, ids);
    },
    fetchEntries: entries.read,
  };
}
