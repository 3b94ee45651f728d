/** The reads and writes of each screen and function, and how often a student uses it. */

/**
 * `uses` counts those of one student on a day when the student uses Akada. `reads` are those with a cold cache, as
 * `npm run bench` measures them; each change that a screen listens to is one more. 0 by default.
 */
export interface Use {
  uses: number;
  reads?: number;
  writes?: number;
}

/** Days in a month on which a student uses Akada. */
export const DAYS = 12;

/** The reads of opening each screen of web/src/app/pages.tsx. */
export const SCREENS = {
  login: { uses: 0.1 },
  signUp: { uses: 0.01 },
  resetPassword: { uses: 0.01 },
  verifyEmail: { uses: 0.01 },
  // The account, the points, the settings, 3 unread notifications.
  shell: { uses: 2, reads: 6 },
  sideBar: { uses: 0.3 },
  home: { uses: 2, reads: 17 },
  rewards: { uses: 0.3, reads: 36 },
  leaderboard: { uses: 0.3, reads: 1 },
  // The week, and the tasks due on the day.
  planner: { uses: 1.5, reads: 29 },
  vault: { uses: 0.7, reads: 31 },
  moderation: { uses: 0.0001, reads: 24 },
  // Includes two documents with the uses left on a free plan; a paid plan has one.
  lab: { uses: 0.5, reads: 52 },
  // 20 results of AI, 20 made on the device.
  aiTool: { uses: 1, reads: 42 },
  // The decks of a subject, or the deck and a page of its cards; never both.
  decks: { uses: 0.7, reads: 27 },
  // Includes the document with the number of entries of the day.
  journal: { uses: 0.4, reads: 55 },
  nudges: { uses: 0.3, reads: 17 },
  missions: { uses: 0.2, reads: 7 },
  profile: { uses: 0.2, reads: 4 },
  quiz: { uses: 0.3 },
  // The set and the attempt of an open exam.
  exam: { uses: 0.1, reads: 2 },
  history: { uses: 0.1, reads: 20 },
  // 20 due cards, 10 new ones, their 3 decks, the counts and a sitting.
  review: { uses: 0.5, reads: 35 },
  // A page of attempts and the uses left, or an attempt with its questions; never both.
  practice: { uses: 0.6, reads: 22 },
  notFound: { uses: 0.01 },
  focus: { uses: 0.5 },
} as const satisfies Record<string, Use>;

/** The actions on screens that use Firestore directly. Each write is read once by its listener. */
export const ACTIONS = {
  'planner: a page of tasks': { uses: 0.5, reads: 50 },
  'planner: deadlines': { uses: 0.3, reads: 20 },
  // The rules read the account. For a new entry the form reads the day's count, and again after it changes.
  'planner: an entry or a task is saved': { uses: 5, reads: 2.8, writes: 1 },
  'journal: an entry is saved': { uses: 0.3, reads: 2, writes: 1 },
  // The result, the number of results, and the documents that the rules read.
  'AI tools: a result made on the device is saved or deleted': { uses: 1, reads: 5, writes: 2 },
  // The deck, the counts of all decks, and the cards that are due and new, a page of each at most.
  'decks: a deck is opened': { uses: 0.5, reads: 31 },
  // With the counts of the deck and of all decks, which their listeners read again.
  'decks: a card is written, edited, moved or deleted': { uses: 1, reads: 3, writes: 3 },
  // The set, the attempt and their numbers, and the documents that the rules read; 20 sets and 20 decks to choose from.
  'exam room: a mock exam is begun': { uses: 0.1, reads: 46, writes: 4 },
  // Every 10 seconds of an hour in which something was chosen; the rules read the account.
  'exam room: answers are sent': { uses: 6, reads: 1, writes: 1 },
  // The card that takes its place, the deck and the counts of all decks, and a tenth of a sitting.
  'decks: a card is rated': { uses: 10, reads: 3.2, writes: 3.1 },
  // The set, the attempt and the numbers of them, and the documents that the rules read.
  'practice: one is begun': { uses: 0.4, reads: 10, writes: 4 },
  // A page of notes, decks and shared files.
  'practice: material about a topic is looked for': { uses: 0.1, reads: 68 },
  // Its answers are sent every 10 seconds while they change. The rules read the account.
  'practice: answers are sent': { uses: 5, reads: 2, writes: 1 },
  'focus: a session is finished': { uses: 1, reads: 3, writes: 3 },
  'nudges: one is shown, snoozed or done': { uses: 3, reads: 1, writes: 1 },
  'vault: another page, filter or search': { uses: 2, reads: 24 },
  'vault: a file is opened': { uses: 1, reads: 4 },
  // Includes the documents that the rules read.
  'vault: a helpful vote': { uses: 0.1, reads: 5, writes: 2 },
  'vault: a shared file is edited': { uses: 0.01, reads: 8, writes: 3 },
  // The student's last reports, and the documents that the rules read.
  'vault: a file is reported': { uses: 0.002, reads: 7, writes: 1 },
  // Includes the updated figures.
  'vault: a file or a note is shared': { uses: 0.05, reads: 11, writes: 5 },
  // A row includes the content, so opening a note reads nothing more.
  'notes: a page is opened': { uses: 0.2, reads: 24 },
  'notes: one is saved, changed or deleted': { uses: 0.2, reads: 1, writes: 1 },
  'library: a page is turned': { uses: 3, reads: 1, writes: 1 },
  'points: they change on the screen': { uses: 3, reads: 2 },
  'dialogs: notifications, payments, requests': { uses: 0.6, reads: 20 },
  // The day's counts, the storage, the results of the device, an AI reward, 5 reports and the open requests.
  'dialog: usage and limits': { uses: 0.02, reads: 17 },
  'profile: it or a setting is changed': { uses: 0.05, reads: 2, writes: 1 },
} as const satisfies Record<string, Use>;

/** The resources of a use of a function, besides its documents. */
export interface FunctionUse extends Use {
  deletes?: number;
  /** Billed seconds of an instance. Time that several calls share counts once. */
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
  // A student after a year.
  exportData: { uses: 0.001, reads: 850, writes: 1, seconds: 5, memory: 1 },
  deleteAccount: { uses: 0.001, reads: 850, deletes: 850, writes: 5, seconds: 10 },
  reportProblem: { uses: 0.02 },
  redeemReward: { uses: 0.05, reads: 4, writes: 5 },
  // One call a minute rebuilds the boards: see ./schedules.ts.
  updateLeaderboardSnapshots: { uses: 0.1, reads: 1 },
  // The board, the stored rank and the points. Counting grows with the students: see readsOfRank in ./schedules.ts.
  getRank: { uses: 0.3, reads: 3, writes: 1 },
  // A TTL deletes the mark of a use.
  incrementViewCount: { uses: 1, reads: 1, writes: 2, deletes: 1 },
  incrementDownloadCount: { uses: 0.2, reads: 1, writes: 2, deletes: 1 },
  // Includes the points. An answer takes 8 seconds, and an instance works on 4 answers at the same time. Of the tokens
  // that it writes, 900 are the answer and the others the model's thoughts.
  generate: { uses: 1, reads: 10, writes: 10, seconds: 2, memory: 2, tokensIn: 3_000, tokensOut: 2_000 },
  recordLabTime: { uses: 0.8, reads: 4, writes: 2 },
  relistFile: { uses: 0.0005, reads: 4, writes: 1 },
  moderateFile: { uses: 0.0001, reads: 5, writes: 4 },
  createPayment: { uses: 0.005, reads: 5, writes: 1 },
  verifyPayment: { uses: 0.005, reads: 10, writes: 7, seconds: 2 },
  disputePayment: { uses: 0.0005, reads: 1, writes: 1 },
  // A request about a payment or a file, by a student with two open requests.
  requestSupport: { uses: 0.001, reads: 5, writes: 1 },
  flutterwaveWebhook: { uses: 0.005, reads: 2 },
  // Each write of a task: one in three completes it and earns points, one in three creates it and is counted.
  taskWritten: { uses: 3, reads: 1.7, writes: 1.3 },
  // Each write of a schedule entry: half complete it and earn points, a third create it and are counted.
  entryWritten: { uses: 2, reads: 2.2, writes: 1.8 },
  journalEntryCreated: { uses: 0.3, reads: 5, writes: 4 },
  // The sessions of the day; most complete 25 minutes and earn points.
  focusSessionCreated: { uses: 1, reads: 5, writes: 3 },
  // A sitting is saved three times; one save looks up 10 cards and earns points.
  sittingWritten: { uses: 3, reads: 5, writes: 1 },
  // An attempt is saved twenty times; the last save reads the questions, marks them and earns points.
  attemptWritten: { uses: 20, reads: 0.2, writes: 0.2, seconds: 0.1 },
  deckCreated: { uses: 0.1, reads: 2, writes: 1 },
  // Each review changes a deck; one change in 500 archives or imports 50 cards that are not on the device.
  deckUpdated: { uses: 10, reads: 0.1, writes: 0.1 },
  // Most apps delete the cards of a deck themselves.
  deckDeleted: { uses: 0.02, reads: 2 },
  // Only for apps of the previous release.
  deckCardWritten: { uses: 0.1, reads: 6, writes: 1 },
  pointsChanged: { uses: 3, writes: 0.1 },
  // A student who has shared two files.
  profileWritten: { uses: 0.02, reads: 8, writes: 5 },
  copyOnBoardsSetting: { uses: 0.03, reads: 2 },
  // Each write of the settings, one in ten of which changes the zone.
  copyZoneSetting: { uses: 0.03, reads: 0.3, writes: 0.2 },
  // The student's account, record and day, and the other reports of the file.
  reportCreated: { uses: 0.002, reads: 26, writes: 3 },
  // Reads the text of a PDF as well.
  vaultItemCreated: { uses: 0.05, reads: 12, writes: 4.2, seconds: 2, memory: 1 },
  // Every upload to the bucket, including pictures and AI uploads.
  vaultFileArrived: { uses: 0.2, reads: 1, writes: 1, seconds: 0.5, memory: 1 },
  avatarArrived: { uses: 0.2, reads: 0.1 },
  // One upload in ten is an AI upload; it reads the account, the uses and the open reservations.
  aiUploadArrived: { uses: 0.2, reads: 2 },
  // One query each.
  aiResultDeleted: { uses: 0.02, reads: 1, deletes: 0.05 },
  chatDeleted: { uses: 0.02, reads: 1, deletes: 0.05 },
  // One use in twenty has a PDF that is uploaded to the model.
  modelFileDeleted: { uses: 0.05, seconds: 0.5 },
  vaultFileGone: { uses: 0.15, reads: 0.2, deletes: 0.2 },
  vaultItemDeleted: { uses: 0.005, reads: 8, writes: 3, deletes: 4 },
  // Each write of an item, including views and votes. Listing and deleting also count the contributor and mark the
  // object.
  vaultListingChanged: { uses: 1.47, reads: 0.3, writes: 0.1 },
} as const satisfies Record<string, FunctionUse>;

const MIB = 1 / 1_024;
/** What a student stores after a year, in GiB. */
export const STORED_GIB = { stored: 2.2 * MIB, files: 15 * MIB } as const;
/** What is sent to phones for each opened file and each read document, in GiB. */
export const SENT_GIB = { file: MIB, document: MIB / 1_024 } as const;
/** What Hosting sends to a student in a month, in GiB: a release a week, half of it cached, and first visits. */
export const APP_GIB = 2.5 * MIB;
/** The log lines of a call, the platform's and ours, in GiB. */
export const LOG_GIB_A_CALL = 1.2 / 1_024 / 1_024;
