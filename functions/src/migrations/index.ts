import type { Migration } from './migration.ts';

/** Every migration, in order of its version. Never change one that was released. */
export const MIGRATIONS: readonly Migration[] = [];
