/** Migrations as the server records them. */
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** `migrations/{id}`, server only: how far a migration has come. */
export const migrationRunSchema = z.strictObject({
  /** The version of what is stored that it leads to, see STORED_VERSION. */
  version: z.int().check(z.gte(2)),
  status: z.enum(['running', 'done']),
  /** The run that took over last: only that one may continue. */
  run_id: z.string(),
  /** The path of the last document that is done; null before the first page. */
  cursor: z.nullable(z.string()),
  /** Documents that were read, and of them those that were changed. */
  read: count,
  changed: count,
  started_at: z.date(),
  updated_at: z.date(),
});
export type MigrationRun = z.infer<typeof migrationRunSchema>;
