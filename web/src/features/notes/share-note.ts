import type { Note } from '@akada/domain/vault/schemas';

/** Copies a note to the vault, where everyone can read it; settles when the server has it. The vault lends it. */
export type ShareNote = (note: Note) => Promise<void>;
