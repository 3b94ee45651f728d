import { SET_LIMITS } from '@akada/domain/practice/practice';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Button, IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { TextField } from '@/ui/field.tsx';
import { AddIcon, DeleteIcon, RemoveIcon, RetryIcon } from '@/ui/icons.ts';
import type { DraftSection } from './exam-draft.ts';
import { SUBJECTS } from './exam-draft.ts';
import { MaterialDialog } from './lazy-material-dialog.ts';
import { type Material, type MaterialState, materialKey } from './use-material.ts';

interface SectionFieldsProps {
  uid: string;
  section: DraftSection;
  /** Whether the student chooses the number of questions. */
  isOwn: boolean;
  /** Whether the subject can't be changed. */
  isFixed: boolean;
  /** How many questions the section should have, and how many different ones there are. */
  wanted: number;
  available: number;
  problem: string | undefined;
  stateOf: (material: Material) => MaterialState;
  onRetry: (material: Material) => void;
  onChange: (change: Partial<DraftSection>) => void;
  /** Null for a section that must stay. */
  onRemove: (() => void) | null;
}

/** A subject of the exam, and the material that its questions come from. */
export function SectionFields({
  uid,
  section,
  isOwn,
  isFixed,
  wanted,
  available,
  problem,
  stateOf,
  onRetry,
  onChange,
  onRemove,
}: SectionFieldsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const subjectsId = useId();
  const { subject, questions, material } = section;
  const name = subject.trim() || 'this subject';
  const made = material
    .map(stateOf)
    .map((state) => (state.status === 'ready' ? state.list.questions.length : 0));
  const repeats = made.reduce((sum, count) => sum + count, 0) - available;
  return (
    <Card className="grid content-between gap-4 p-4">
      <div className="flex items-start gap-2">
        <div className={clsx('grid grow gap-4', isOwn && 'sm:grid-cols-[1fr_8rem]')}>
          {isFixed ? (
            <h2 className="self-center font-bold">{subject}</h2>
          ) : (
            <TextField
              label="Subject"
              value={subject}
              maxLength={SET_LIMITS.subject}
              list={subjectsId}
              autoComplete="off"
              error={problem}
              onChange={({ target }) => onChange({ subject: target.value })}
            />
          )}
          {isOwn && (
            <TextField
              label="Questions"
              inputMode="numeric"
              value={questions}
              onChange={({ target }) => onChange({ questions: target.value })}
            />
          )}
        </div>
        {onRemove && (
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <DeleteIcon aria-hidden className="size-4" />
          </IconButton>
        )}
        <datalist id={subjectsId}>
          {SUBJECTS.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </div>
      {material.length > 0 && (
        <ul aria-label={`Material for ${name}`} className="grid gap-2">
          {material.map((each) => (
            <MaterialRow
              key={materialKey(each)}
              material={each}
              state={stateOf(each)}
              onRetry={() => onRetry(each)}
              onRemove={() => onChange({ material: material.filter((other) => other !== each) })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {material.length === 0 ? (
            <>0 of {quantity(wanted, 'question')} added</>
          ) : (
            <>
              {Math.min(available, wanted)} of {quantity(wanted, 'question')}
              {available > wanted && `, chosen from ${available}`}
              {available < wanted && repeats > 0 && `. ${repeatsText(repeats)}`}
            </>
          )}
        </p>
        <Button
          look="secondary"
          size="sm"
          aria-label={`Add material for ${name}`}
          onClick={() => setIsAdding(true)}
        >
          <AddIcon aria-hidden className="size-4" /> Add material
        </Button>
      </div>
      {isAdding && (
        <MaterialDialog
          uid={uid}
          subject={subject.trim()}
          chosen={material}
          onChange={(changed) => onChange({ material: changed })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Card>
  );
}

/** Tells a deck from the question set that was made of it, which has the same title. */
const KIND_NAMES: Record<Material['kind'], string> = {
  set: 'Question set',
  deck: 'Deck',
  note: 'Note',
  file: 'File',
};

/** Why there are fewer questions than the material has. */
function repeatsText(repeats: number): string {
  return `${quantity(repeats, 'question repeats', 'questions repeat')} others in this exam.`;
}

interface MaterialRowProps {
  material: Material;
  state: MaterialState;
  onRetry: () => void;
  onRemove: () => void;
}

function MaterialRow({ material, state, onRetry, onRemove }: MaterialRowProps) {
  return (
    <li className="flex items-center gap-2 rounded-xl bg-sunken py-1 pl-3">
      <span className="grid min-w-0 grow">
        <span className="wrap-anywhere">{material.title}</span>
        <span className="text-sm text-ink-soft">{KIND_NAMES[material.kind]}</span>
        {state.status === 'failed' && (
          <span role="alert" className="text-sm text-danger">
            {state.message}
          </span>
        )}
      </span>
      <span role="status" className="text-sm whitespace-nowrap text-ink-soft">
        {state.status === 'making' && 'Making questions…'}
        {state.status === 'ready' && quantity(state.list.questions.length, 'question')}
      </span>
      {state.status === 'failed' && (
        <IconButton label={`Try ${material.title} again`} onClick={onRetry}>
          <RetryIcon aria-hidden className="size-4" />
        </IconButton>
      )}
      <IconButton label={`Remove ${material.title}`} onClick={onRemove}>
        <RemoveIcon aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
