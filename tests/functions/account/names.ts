/** What is a student's own by its id. */

/** The start of an id: it stands in references too, and nothing may be left of it. */
export const startOf = (uid: string) => uid.slice(0, 8);

/** What only one student would say: it must be gone too where no id stands beside it. */
export const wordsOf = (uid: string) => `words of ${startOf(uid)}`;

/** The ids of what a student has in the vault. */
export const fileOf = (uid: string) => `file-${uid.slice(9, 13)}`;
export const noteOf = (uid: string) => `note-${uid.slice(9, 13)}`;

export const usernameOf = (uid: string) => `s${startOf(uid)}`;
