import { type VaultDetails, vaultDetailsSchema } from '@akada/domain/vault/schemas';
import { cleanTags } from '@akada/domain/vault/vault';

/** What the student fills in for a file. */
export interface Details {
  filename: string;
  subject: string;
  tags: string[];
  description: string;
}

/** What is wrong with it, by field. */
export type DetailsProblems = Partial<Record<keyof Details, string>>;

/** The fields of a form for a file that is shared already. */
export function toFormDetails({
  filename,
  subject = '',
  tags = [],
  description = '',
}: VaultDetails): Details {
  return { filename, subject, tags: [...tags], description };
}

/** What is stored of what the student filled in. Throws a ZodError where it cannot be. */
export function toVaultDetails({ filename, subject, tags, description }: Details): VaultDetails {
  const kept = cleanTags(tags);
  return vaultDetailsSchema.parse({
    filename: filename.trim(),
    ...(subject.trim() && { subject: subject.trim() }),
    ...(kept.length > 0 && { tags: kept }),
    ...(description.trim() && { description: description.trim() }),
  });
}

/** What is wrong with what the student filled in; empty where it can be stored. */
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
