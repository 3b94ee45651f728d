import { formatCount } from '@akada/domain/text/plural';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import type { ReactNode } from 'react';
import type { FieldProblems } from '@/lib/use-form.ts';
import { Button } from './button.tsx';
import { TextAreaField, TextField } from './field.tsx';
import { RichText } from './rich-text.tsx';

interface NoteText {
  title: string;
  content: string;
}

interface NoteFieldsProps {
  note: NoteText;
  problems: FieldProblems<keyof NoteText>;
  /** Shows the rendered content instead of its field. */
  isPreview: boolean;
  onChange: (changed: Partial<NoteText>) => void;
  /** Fields between the title and the content. */
  children?: ReactNode;
}

/** The title and Markdown content of a note, private or shared. */
export function NoteFields({ note, problems, isPreview, onChange, children }: NoteFieldsProps) {
  const { title, content } = note;
  return (
    <>
      <TextField
        label="Title"
        name="title"
        value={title}
        error={problems.title}
        required
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {children}
      {isPreview ? (
        <section aria-label="Preview" className="min-h-60 rounded-xl border border-line p-4">
          <RichText>{content}</RichText>
        </section>
      ) : (
        <TextAreaField
          label="Content"
          name="content"
          rows={12}
          value={content}
          hint={`Markdown: # heading, **bold**, - list, | table |. ${formatCount(content.length)} of ${formatCount(VAULT_LIMITS.noteContent)} characters.`}
          error={problems.content}
          required
          onChange={({ target }) => onChange({ content: target.value })}
        />
      )}
    </>
  );
}

interface PreviewToggleProps {
  isPreview: boolean;
  onChange: (isPreview: boolean) => void;
}

/** The button that switches between a note's content and its preview. */
export function PreviewToggle({ isPreview, onChange }: PreviewToggleProps) {
  return (
    <Button look="quiet" className="mr-auto -ml-4" onClick={() => onChange(!isPreview)}>
      {isPreview ? 'Write' : 'Preview'}
    </Button>
  );
}
