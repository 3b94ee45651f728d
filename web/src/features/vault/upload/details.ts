import { filledFields } from '@akada/domain/text/text';
import { type VaultDetails, vaultDetailsSchema } from '@akada/domain/vault/schemas';
import { cleanTags } from '@akada/domain/vault/vault';
import type { FieldProblems } from '@/lib/use-form.ts';

/** The form's fields for a shared file. */
export interface Details {
  filename: string;
  subject: string;
  tags: string[];
  description: string;
}

/** Validation messages by field. */
export type DetailsProblems = FieldProblems<keyof Details>;

/** The form's fields for a file that is already shared. */
export function toFormDetails({
  filename,
  subject = '',
  tags = [],
  description = '',
}: VaultDetails): Details {
  return { filename, subject, tags: [...tags], description };
}

/** The details to store from the form's fields. */
export function toVaultDetails({ filename, subject, tags, description }: Details): VaultDetails {
  const cleaned = cleanTags(tags);
  return vaultDetailsSchema.parse({
    filename: filename.trim(),
    ...filledFields({ subject, description }),
    ...(cleaned.length > 0 && { tags: cleaned }),
  });
}

/** Validates the form's fields; empty when they can be stored. */
export function problemsOf(details: Details): DetailsProblems {
  const problems: DetailsProblems = {};
  try {
    toVaultDetails(details);
  } catch (error) {
    const { issues } = error as { issues: { path: (keyof Details)[]; message: string }[] };
    for (const { path, message } of issues) problems[path[0] ?? 'filename'] ??= message;
  }
  return problems;
}
