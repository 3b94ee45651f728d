import { decksQuery } from '@akada/domain/cards/queries';
import type { Deck } from '@akada/domain/cards/schemas';
import { materialSetsQuery } from '@akada/domain/exam/queries';
import type { QuestionSet } from '@akada/domain/practice/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { Button } from '@/ui/button.tsx';
import { CheckboxRow } from '@/ui/checkbox-row.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FromVaultIcon, NoteIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useExamParts } from '../exam-parts.ts';
import { type Material, materialKey } from './use-material.ts';

interface MaterialDialogProps {
  uid: string;
  /** The subject, for the title; '' if it has no name yet. */
  subject: string;
  chosen: readonly Material[];
  onChange: (chosen: readonly Material[]) => void;
  onClose: () => void;
}

/** Lets the student choose what a subject's questions come from: question sets, decks, notes and files. */
export function MaterialDialog({ uid, subject, chosen, onChange, onClose }: MaterialDialogProps) {
  const { FilePicker, NotePicker } = useExamParts();
  const [picker, setPicker] = useState<'notes' | 'vault' | null>(null);
  const onFailure = (error: unknown) =>
    warnWithToast('more material was not read', error, `Failed to load more: ${failureReason(error)}`);
  const sets = usePaged<QuestionSet>(materialSetsQuery(uid), onFailure);
  const decks = useWithoutDeleted(usePaged<Deck>(decksQuery(uid), onFailure));
  const isChosen = (material: Pick<Material, 'kind' | 'id'>) =>
    chosen.some((other) => materialKey(other) === materialKey(material));

  const toggle = (material: Material) =>
    onChange(
      isChosen(material)
        ? chosen.filter((other) => materialKey(other) !== materialKey(material))
        : [...chosen, material],
    );
  function add(material: Material) {
    setPicker(null);
    if (!isChosen(material)) onChange([...chosen, material]);
  }

  if (picker === 'notes') {
    return (
      <NotePicker
        onPick={({ id, title }) => add({ kind: 'note', id, title })}
        onClose={() => setPicker(null)}
      />
    );
  }
  if (picker === 'vault') {
    return (
      <FilePicker
        onPick={({ id, filename }) => add({ kind: 'file', id, title: filename })}
        onClose={() => setPicker(null)}
      />
    );
  }
  return (
    <Dialog title={subject ? `Material for ${subject}` : 'Material'} onClose={onClose}>
      <div className="grid gap-5">
        {/* First, because the lists below load later, and can be long. */}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="sm" onClick={() => setPicker('notes')}>
            <NoteIcon aria-hidden className="size-4" /> From my notes
          </Button>
          <Button look="secondary" size="sm" onClick={() => setPicker('vault')}>
            <FromVaultIcon aria-hidden className="size-4" /> From the vault
          </Button>
        </div>
        <Choices
          title="Question sets"
          empty="You have no question sets yet."
          list={sets}
          rowOf={({ id, title, count, questions }) => ({
            material: { kind: 'set', id, title, questions },
            about: quantity(count, 'question'),
          })}
          isChosen={isChosen}
          onToggle={toggle}
        />
        <Choices
          title="Decks"
          empty="You have no decks yet."
          list={decks}
          rowOf={({ id, title, cards }) => ({
            material: { kind: 'deck', id, title },
            about: quantity(cards, 'card'),
          })}
          isChosen={isChosen}
          onToggle={toggle}
        />
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

interface ChoicesProps<T> {
  title: string;
  empty: string;
  list: Paged<T>;
  rowOf: (item: Paged<T>['all'][number]) => { material: Material; about: string };
  isChosen: (material: Material) => boolean;
  onToggle: (material: Material) => void;
}

function Choices<T>({ title, empty, list, rowOf, isChosen, onToggle }: ChoicesProps<T>) {
  const { live, all } = list;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {live.status === 'loading' && <SkeletonRows rows={2} label={`Loading: ${title}`} />}
      {live.status === 'error' && <ErrorState message={`Failed to load: ${title}`} onRetry={live.retry} />}
      {live.status === 'ready' && all.length === 0 && <p className="text-sm text-ink-soft">{empty}</p>}
      <ul className="grid gap-2">
        {all.map((item) => {
          const { material, about } = rowOf(item);
          return (
            <li key={material.id}>
              <CheckboxRow
                label={material.title}
                about={about}
                checked={isChosen(material)}
                onChange={() => onToggle(material)}
              />
            </li>
          );
        })}
      </ul>
      <ShowMore list={list} />
    </section>
  );
}
