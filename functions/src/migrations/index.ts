import { cardsByStudent } from './cards-by-student.ts';
import { daysInZones } from './days-in-zones.ts';
import type { Migration } from './migration.ts';
import { vaultHelpfulCount } from './vault-helpful-count.ts';
import { vaultObjectMarks } from './vault-object-marks.ts';
import { vaultSearchTokens } from './vault-search-tokens.ts';
import { vaultSubjectKeys } from './vault-subject-keys.ts';

/** All migrations in order of version. Never change one after its release. */
export const MIGRATIONS: readonly Migration[] = [
  vaultSearchTokens,
  daysInZones,
  vaultHelpfulCount,
  vaultObjectMarks,
  vaultSubjectKeys,
  cardsByStudent,
];
