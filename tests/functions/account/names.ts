/** Names and texts derived from a student's id, which tests search for. */

/** The start of an id. Payment references contain it too, so a search for it finds all that is left of a student. */
export const uidStart = (uid: string) => uid.slice(0, 8);

/** A text that only this student writes, to find data that is stored without the id. */
export const textBy = (uid: string) => `words of ${uidStart(uid)}`;

/** The ids of a student's vault items. */
export const fileIdOf = (uid: string) => `file-${uid.slice(9, 13)}`;
export const noteIdOf = (uid: string) => `note-${uid.slice(9, 13)}`;

export const usernameOf = (uid: string) => `s${uidStart(uid)}`;
