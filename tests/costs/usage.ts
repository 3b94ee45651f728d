/** What a use of each screen and function costs, and how often a student uses it. */

/**
 * `uses` are those of one student on a day on which the student comes. Reads are those of a cold cache, README's table
 * and `npm run bench` have them; a change that a screen hears of is one more read. Left out is 0.
 */
export interface Use {
  uses: number;
  reads?: number;
  writes?: number;
}

/** Days of a month on which a student who uses Akada comes. */
export const DAYS = 12;

/** What opening a screen reads; the names are those of web/src/app/pages.tsx. */
export const SCREENS = {
  login: { uses: 0.1 },
  signUp: { uses: 0.01 },
  resetPassword: { uses: 0.01 },
  verifyEmail: { uses: 0.01 },
  // The account, the points, the settings, 3 unread notifications.
  shell: { uses: 2, reads: 6 },
  home: { uses: 2, reads: 12 },
  rewards: { uses: 0.3, reads: 36 },
  leaderboard: { uses: 0.3, reads: 1 },
  // The week, and the tasks that are due on the day.
  planner: { uses: 1.5, reads: 29 },
  vault: { uses: 0.7, reads: 31 },
  moderation: { uses: 0.0001, reads: 24 },
  // With the two documents that say how many uses a free plan has left; on a paid plan it is one.
  lab: { uses: 0.5, reads: 52 },
  aiTool: { uses: 1, reads: 22 },
  // With the document that says how many entries the day has.
  journal: { uses: 0.4, reads: 55 },
  nudges: { uses: 0.3, reads: 12 },
  missions: { uses: 0.2, reads: 7 },
  profile: { uses: 0.2, reads: 4 },
  quiz: { uses: 0.02 },
  notFound: { uses: 0.01 },
  focus: { uses: 0.5 },
} as const satisfies Record<string, Use>;

/** What a student does on a screen, straight with Firestore. What is written is read once by who listens to it. */
export const ACTIONS = {
  'planner: tasks, a page': { uses: 0.5, reads: 50 },
  'planner: deadlines': { uses: 0.3, reads: 20 },
  // The rules look whether the account is open. Of a new one the form reads how many the day has, and again when it is
  // counted.
  'an entry or a task is written': { uses: 5, reads: 2.8, writes: 1 },
  'a journal entry is written': { uses: 0.3, reads: 2, writes: 1 },
  'a deck is opened': { uses: 0.5, reads: 31 },
  'a card is rated': { uses: 10, reads: 2, writes: 2 },
  'a focus is finished': { uses: 1, reads: 3, writes: 3 },
  'a nudge comes, is snoozed or done': { uses: 3, reads: 1, writes: 1 },
  'vault: another page, a filter, a search': { uses: 2, reads: 24 },
  'vault: a file is opened': { uses: 1, reads: 4 },
  // With the documents that the rules read.
  'vault: a helpful vote': { uses: 0.1, reads: 5, writes: 2 },
  'vault: a shared file is edited': { uses: 0.01, reads: 8, writes: 3 },
  // The last reports of its student, and what the rules read.
  'vault: a file is reported': { uses: 0.002, reads: 7, writes: 1 },
  // With what the figures show of it at once.
  'vault: a file or a note is shared': { uses: 0.05, reads: 11, writes: 5 },
  // Its content is in the row: nothing more is read when one is opened.
  'notes: a page is opened': { uses: 0.2, reads: 24 },
  'notes: one is saved, changed or deleted': { uses: 0.2, reads: 1, writes: 1 },
  'library: a page is turned': { uses: 3, reads: 1, writes: 1 },
  'the points change on the screen': { uses: 3, reads: 2 },
  'dialogs: notifications, payments, requests': { uses: 0.6, reads: 20 },
  // The counts of the day, the storage, an AI reward, 5 reports, open requests.
  'dialog: usage and limits': { uses: 0.02, reads: 16 },
  'a setting or the profile is changed': { uses: 0.05, reads: 2, writes: 1 },
} as const satisfies Record<string, Use>;

/** What a use of a function takes beside its documents. */
export interface FunctionUse extends Use {
  deletes?: number;
  /** Of an instance, as billed: what several calls share counts once. */
  seconds?: number;
  /** GiB; the platform's default is 0.25. */
  memory?: number;
  tokensIn?: number;
  tokensOut?: number;
}

/** Callables, triggers and the webhook, by their names in functions/src/index.ts. */
export const FUNCTIONS = {
  openAccount: { uses: 0.01, reads: 1, writes: 3 },
  setUsername: { uses: 0.005, reads: 4, writes: 4 },
  // A student who has been here for a year.
  exportData: { uses: 0.001, reads: 700, writes: 1, seconds: 5, memory: 1 },
  deleteAccount: { uses: 0.001, reads: 700, deletes: 700, writes: 5, seconds: 10 },
  reportProblem: { uses: 0.02 },
  redeemReward: { uses: 0.05, reads: 4, writes: 5 },
  // One caller a minute rebuilds: see ./schedules.ts.
  updateLeaderboardSnapshots: { uses: 0.1, reads: 1 },
  // The board, the stored rank, the points; what it counts grows with the students: see ./schedules.ts.
  getRank: { uses: 0.3, reads: 3, writes: 1 },
  // The mark of a use goes by its TTL.
  incrementViewCount: { uses: 1, reads: 1, writes: 2, deletes: 1 },
  incrementDownloadCount: { uses: 0.2, reads: 1, writes: 2, deletes: 1 },
  // With the points. An answer takes 8 seconds, of which an instance waits most and works on 4 at once.
  generate: { uses: 1, reads: 10, writes: 10, seconds: 2, memory: 2, tokensIn: 3_000, tokensOut: 900 },
  recordLabTime: { uses: 0.8, reads: 4, writes: 2 },
  relistFile: { uses: 0.0005, reads: 4, writes: 1 },
  moderateFile: { uses: 0.0001, reads: 5, writes: 4 },
  createPayment: { uses: 0.005, reads: 5, writes: 1 },
  verifyPayment: { uses: 0.005, reads: 10, writes: 7, seconds: 2 },
  disputePayment: { uses: 0.0005, reads: 1, writes: 1 },
  // A request that is about a payment or a file, of a student with two open ones.
  requestSupport: { uses: 0.001, reads: 5, writes: 1 },
  flutterwaveWebhook: { uses: 0.005, reads: 2 },
  // Each write of a task, of which one in three completes it and is paid, and one in three is new and is counted.
  taskWritten: { uses: 3, reads: 1.7, writes: 1.3 },
  // Each write of a schedule entry, of which half complete it and are paid, and a third are new and are counted.
  entryWritten: { uses: 2, reads: 2.2, writes: 1.8 },
  journalEntryCreated: { uses: 0.3, reads: 5, writes: 4 },
  deckCreated: { uses: 0.1, reads: 2, writes: 1 },
  pointsChanged: { uses: 3, writes: 0.1 },
  // Of a student who has shared two files.
  profileWritten: { uses: 0.02, reads: 8, writes: 5 },
  copyOnBoardsSetting: { uses: 0.03, reads: 2 },
  // Each write of the settings, of which one in ten is of the zone.
  copyZoneSetting: { uses: 0.03, reads: 0.3, writes: 0.2 },
  // What its student's account, record and day say, and the other reports of the file.
  reportCreated: { uses: 0.002, reads: 26, writes: 3 },
  // Of a PDF its text is read, too.
  vaultItemCreated: { uses: 0.05, reads: 12, writes: 4.2, seconds: 2, memory: 1 },
  // Of whatever comes to the bucket: pictures and what the AI Lab is given too.
  vaultFileArrived: { uses: 0.2, reads: 1, writes: 1, seconds: 0.5, memory: 1 },
  avatarArrived: { uses: 0.2, reads: 0.1 },
  // An upload in ten of what comes to the bucket; it reads the account, the uses and what is under way.
  aiUploadArrived: { uses: 0.2, reads: 2 },
  vaultFileGone: { uses: 0.15, reads: 0.2, deletes: 0.2 },
  vaultItemDeleted: { uses: 0.005, reads: 8, writes: 3, deletes: 4 },
  // Each write of an item, which a view and a vote are too; what is listed or gone counts its contributor and marks its object.
  vaultListingChanged: { uses: 1.47, reads: 0.3, writes: 0.1 },
} as const satisfies Record<string, FunctionUse>;

/** What a student who has been here for a year keeps, and what goes to phones in a month; GiB. */
const MIB = 1 / 1_024;
export const KEPT = { stored: 1.5 * MIB, files: 15 * MIB } as const;
/** A MiB of each file that is opened, and a KiB of each document that is read. */
export const SENT = { file: MIB, document: MIB / 1_024 } as const;
/** A release a week, of which half is there already, and the first visits. */
export const APP = 2.5 * MIB;
/** What a call leaves in the log: the platform's own line, and ours. */
export const LOGGED = 1.2 / 1_024 / 1_024;
