import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { TextAreaField, TextField } from '@/ui/field.tsx';
import { TagsField } from '@/ui/tags-field.tsx';
import type { Details, DetailsProblems } from './details.ts';

interface DetailsFieldsProps {
  details: Details;
  problems: DetailsProblems;
  /** The label of the name field: a note has a title. */
  nameLabel?: string;
  disabled?: boolean;
  onChange: (changed: Partial<Details>) => void;
}

/** Form fields for the details of a shared file. */
export function DetailsFields({
  details,
  problems,
  nameLabel = 'Name',
  disabled = false,
  onChange,
}: DetailsFieldsProps) {
  return (
    <>
      <TextField
        label={nameLabel}
        value={details.filename}
        error={problems.filename}
        disabled={disabled}
        onChange={({ target }) => onChange({ filename: target.value })}
      />
      <TextField
        label="Subject"
        optional
        value={details.subject}
        maxLength={VAULT_LIMITS.subject}
        error={problems.subject}
        disabled={disabled}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TagsField
        label="Tags"
        hint="Press Enter after each"
        tags={details.tags}
        error={problems.tags}
        disabled={disabled}
        onChange={(tags) => onChange({ tags })}
      />
      <TextAreaField
        label="Description"
        optional
        rows={2}
        maxLength={VAULT_LIMITS.description}
        value={details.description}
        error={problems.description}
        disabled={disabled}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
}
