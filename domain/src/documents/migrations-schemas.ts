/** The schema of the record of a migration. */
import * as z from 'zod/mini';
import { countSchema } from '../numbers/schemas.ts';

/** `migrations/{id}`, server only: the progress of a migration. */
export const migrationRunSchema = z.strictObject({
  /** The stored version that it leads to, see STORED_VERSION. */
  version: z.int().check(z.gte(2)),
  status: z.enum(['running', 'done']),
  /** The run that claimed it last: only that one may continue. */
  run_id: z.string(),
  /** The path of the last migrated document; null before the first page. */
  cursor: z.nullable(z.string()),
  /** The number of documents read, and of those changed. */
  read: countSchema,
  changed: countSchema,
  started_at: z.date(),
  updated_at: z.date(),
});
export type MigrationRun = z.infer<typeof migrationRunSchema>;
