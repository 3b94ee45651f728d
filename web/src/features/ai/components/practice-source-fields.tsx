import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import type { ComponentType } from 'react';
import type { FieldProblems } from '@/lib/use-form.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { FlashcardsIcon, NoteIcon } from '@/ui/icons.ts';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import type { ChosenDeck, PracticeField, PracticeForm } from '../practice-request.ts';
import type { PageLimit } from '../study-source.ts';
import { withPasted } from '../with-pasted.ts';
import { SourceField } from './source-field.tsx';

const SOURCES = [
  { id: 'text', label: 'Notes or a file', icon: NoteIcon },
  { id: 'deck', label: 'A deck', icon: FlashcardsIcon },
] as const;

/** The field that chooses a deck, which is of another feature. */
export type DeckFieldType = ComponentType<{
  deck: ChosenDeck | null;
  error: string | undefined;
  onChange: (deck: ChosenDeck | null) => void;
}>;

interface PracticeSourceFieldsProps {
  uid: string;
  form: PracticeForm;
  /** The topic that the student came to practise; null for none. */
  topic: string | null;
  problems: FieldProblems<PracticeField>;
  /** Null while unknown. */
  pageLimit: PageLimit | null;
  DeckField: DeckFieldType;
  /** @param fields whose messages go */
  onChange: (changed: Partial<PracticeForm>, ...fields: PracticeField[]) => void;
}

/** Chooses what questions are made from. */
export function PracticeSourceFields({
  uid,
  form: { from, deck, choice, topic: narrowedTo, text },
  topic,
  problems,
  pageLimit,
  DeckField,
  onChange,
}: PracticeSourceFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Make questions from</legend>
        <SegmentedRadios
          name="practice-source"
          options={SOURCES}
          value={from}
          onChange={(chosen) => onChange({ from: chosen })}
          className="grid-cols-2"
        />
      </fieldset>
      {from === 'deck' && (
        <DeckField
          deck={deck}
          error={problems.deck}
          onChange={(chosen) => onChange({ deck: chosen }, 'deck')}
        />
      )}
      {from === 'text' && (
        <SourceField
          uid={uid}
          source={choice.source}
          pages={choice.pages}
          limit={pageLimit}
          error={problems.source}
          onChange={(changed) => onChange({ choice: changed }, 'source', 'text')}
          onPaste={(pasted) => onChange({ text: withPasted(text, pasted) }, 'text')}
        />
      )}
      {from === 'text' && topic !== null && choice.source?.chosen.from === 'note' && (
        <div className="flex items-center gap-1">
          <Checkbox
            isChoice
            label={`Only what is about ${topic}`}
            checked={narrowedTo !== null}
            onChange={(isNarrowed) => onChange({ topic: isNarrowed ? topic : null })}
          />
          <span aria-hidden className="min-w-0 wrap-anywhere">
            Only what is about {topic}
          </span>
        </div>
      )}
      {from === 'text' && !choice.source && (
        <TextAreaField
          label="Your notes"
          rows={7}
          placeholder="Paste what you want to practise: definitions, causes, lists, dates, formulas."
          maxLength={DEVICE_RESULT_LIMITS.notes}
          value={text}
          error={problems.text}
          onChange={({ target }) => onChange({ text: target.value }, 'text')}
        />
      )}
    </>
  );
}
