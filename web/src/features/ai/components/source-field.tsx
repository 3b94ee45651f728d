import { FILE_TOO_LARGE, MAX_BYTES } from '@akada/domain/files/file-limits';
import { quantity } from '@akada/domain/text/plural';
import { extensionOf } from '@akada/domain/vault/uploads';
import { useEffect, useId, useRef, useState } from 'react';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, IconButton } from '@/ui/button.tsx';
import { FromVaultIcon, NoteIcon, PdfFileIcon, RemoveIcon, UploadIcon } from '@/ui/icons.ts';
import { addLocalPdf } from '../api/local-pdfs.ts';
import { useLabSources } from '../lab-parts.ts';
import type { PageLimit, SourceChoice, StudySource, TypedPages } from '../study-source.ts';
import { sourceProblem } from '../study-source.ts';
import { useSourceFacts } from '../use-source-facts.ts';
import { PagesField } from './pages-field.tsx';
import { PasteButton } from './paste-button.tsx';

interface SourceFieldProps {
  uid: string;
  source: StudySource | null;
  pages: TypedPages;
  /** How many pages can be used at a time; null while unknown. */
  limit: PageLimit | null;
  /** Why the form was not sent. */
  error?: string | undefined;
  /** Whether it replaces what the student pressed, so that it takes the focus. */
  takesFocus?: boolean;
  onChange: (changed: SourceChoice) => void;
  /** Gets a pasted text, where a text can be used instead; absent where it can't. */
  onPaste?: (text: string) => void;
}

/** Chooses what a tool works on: a PDF of this device or of the vault, a shared note, or a private note. */
export function SourceField({
  uid,
  source,
  pages,
  limit,
  error,
  takesFocus = false,
  onChange,
  onPaste,
}: SourceFieldProps) {
  const { FilePicker, NotePicker } = useLabSources();
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [picker, setPicker] = useState<'vault' | 'notes' | null>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  /** Whether the pressed button was just replaced, which would lose the focus. */
  const movesFocus = useRef(takesFocus);
  const [refused, setRefused] = useState<string | null>(null);
  useSourceFacts(uid, source, (read) => onChange({ source: read, pages }));
  const invalid = (source ? sourceProblem(source, pages, limit) : null) ?? error;
  const problem = source ? invalid : (refused ?? invalid);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    field.current?.querySelector('button')?.focus();
  });

  function replace(chosen: StudySource | null) {
    movesFocus.current = true;
    setPicker(null);
    setRefused(null);
    onChange({ source: chosen, pages: null });
  }

  function chooseLocal(file: File) {
    const fileProblem = problemOf(file);
    if (fileProblem) setRefused(fileProblem);
    else replace({ chosen: addLocalPdf(file), name: file.name });
  }

  return (
    <fieldset
      ref={field}
      className="grid min-w-0 grid-cols-1 gap-2"
      aria-describedby={problem ? problemId : undefined}
      {...(invalid && { 'data-invalid': true, tabIndex: -1 })}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        Study from <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {source ? (
        <ChosenSource source={source} onRemove={() => replace(null)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept=".pdf"
            aria-label="PDF to read"
            className="hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) chooseLocal(file);
              target.value = '';
            }}
          />
          {onPaste && <PasteButton onPaste={onPaste} />}
          <Button look="secondary" size="sm" onClick={() => input.current?.click()}>
            <UploadIcon aria-hidden className="size-4" /> Upload a PDF
          </Button>
          <Button look="secondary" size="sm" onClick={() => setPicker('vault')}>
            <FromVaultIcon aria-hidden className="size-4" /> From the vault
          </Button>
          <Button look="secondary" size="sm" onClick={() => setPicker('notes')}>
            <NoteIcon aria-hidden className="size-4" /> From my notes
          </Button>
        </div>
      )}
      {source && typeof source.facts === 'object' && source.facts.pages > 1 && (
        <PagesField
          facts={source.facts}
          pages={pages}
          limit={limit}
          onChange={(pages) => onChange({ source, pages })}
        />
      )}
      {problem && (
        <div id={problemId}>
          <Alert look="destructive">{problem}</Alert>
        </div>
      )}
      {picker === 'vault' && (
        <FilePicker
          onClose={() => setPicker(null)}
          onPick={({ id, filename }) => replace({ chosen: { from: 'vault', file_id: id }, name: filename })}
        />
      )}
      {picker === 'notes' && (
        <NotePicker
          onClose={() => setPicker(null)}
          onPick={({ id, title }) => replace({ chosen: { from: 'note', note_id: id }, name: title })}
        />
      )}
    </fieldset>
  );
}

function ChosenSource({ source, onRemove }: { source: StudySource; onRemove: () => void }) {
  const { name, facts, problem } = source;
  const isOnline = useOnline();
  const Icon = facts === 'note' || source.chosen.from === 'note' ? NoteIcon : PdfFileIcon;
  return (
    <p className="flex items-center gap-2 rounded-xl bg-sunken py-1 pl-3">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 truncate">{name}</span>
      <span role="status" className="grow text-sm whitespace-nowrap text-ink-soft">
        {problem ? '' : describeFacts(facts, isOnline)}
      </span>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <RemoveIcon aria-hidden className="size-4" />
      </IconButton>
    </p>
  );
}

function describeFacts(facts: StudySource['facts'], isOnline: boolean): string {
  if (facts === undefined) return 'Reading…';
  if (facts === 'note') return 'Note';
  if (facts === 'unknown') return isOnline ? '' : 'Not on this device';
  return quantity(facts.pages, 'page');
}

/** Why a tool cannot read a file, or null if it can. */
function problemOf({ name, size }: File): string | null {
  if (extensionOf(name) !== 'pdf') return 'Choose a PDF.';
  if (size === 0) return 'This file is empty.';
  return size > MAX_BYTES.aiPdf ? FILE_TOO_LARGE.aiPdf : null;
}
