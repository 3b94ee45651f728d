import {
  ABOUT_FILES,
  aboutFolderQuery,
  deletionsQuery,
  dueNameCopiesQuery,
  OWNED_COLLECTIONS,
  objectsInQuery,
  ownedQuery,
  ownUsesQuery,
} from '@akada/domain/account/queries';
import {
  aiResultsQuery,
  aiUsageQuery,
  chatsQuery,
  deviceResultsQuery,
  modelFilesQuery,
  oldestDeviceResultsQuery,
  oldModelFilesQuery,
  openReservationsQuery,
} from '@akada/domain/ai/queries';
import {
  cardsInQueuesQuery,
  cardsWithIdsQueries,
  deckCardsQuery,
  decksQuery,
  dueCardsQuery,
  newCardsQuery,
  sittingsSinceQuery,
} from '@akada/domain/cards/queries';
import type { CountSpec } from '@akada/domain/documents/query-spec';
import { materialSetsQuery, runningExamsQuery } from '@akada/domain/exam/queries';
import { focusSessionsQuery } from '@akada/domain/focus/queries';
import { allJournalQuery, journalQuery, newestJournalEntryQuery } from '@akada/domain/journal/queries';
import { RANK_TYPES } from '@akada/domain/leaderboard/leaderboard';
import { boardQueries, onBoardsQuery, studentsAheadQuery } from '@akada/domain/leaderboard/queries';
import { notesQuery } from '@akada/domain/notes/queries';
import { notificationsQuery, unreadNotificationsQuery } from '@akada/domain/notifications/queries';
import {
  nextDeckQuery,
  nudgeStatesQuery,
  sessionsQuery,
  todaysNudgeStatesQuery,
} from '@akada/domain/nudges/queries';
import {
  acceptedPaymentsQuery,
  activeSubscriptionsQuery,
  closedPaymentOfTransactionQuery,
  endingPlansQuery,
  failedPaymentsQuery,
  openPaymentQuery,
  paymentOfTransactionQuery,
  paymentsQuery,
  pendingPaymentsQuery,
  ungrantedPaymentsQuery,
} from '@akada/domain/payments/queries';
import { ALL_TASKS, type TaskFilter } from '@akada/domain/planner/planner';
import {
  daySessionsQuery,
  deadlinesQuery,
  dueTasksQuery,
  nextEntryQuery,
  nextTasksQuery,
  openTasksQuery,
  planEntriesQuery,
  taskDeadlinesQuery,
  tasksQuery,
  weekEntriesQuery,
} from '@akada/domain/planner/queries';
import { activeDaysQuery } from '@akada/domain/points/queries';
import {
  accessQuery,
  catalogQuery,
  ledgerQuery,
  redeemedQuery,
  spentQuery,
} from '@akada/domain/points/rewards-queries';
import { attemptsQuery, oldestStoredQuery } from '@akada/domain/practice/queries';
import { dayUsageQuery } from '@akada/domain/quotas/queries';
import {
  allOpenReportsQuery,
  openRequestsQuery,
  openTicketsQuery,
  requestsAboutQuery,
  ticketsQuery,
} from '@akada/domain/support/queries';
import { bookmarksQuery, libraryQuery } from '@akada/domain/vault/library-queries';
import {
  countingReportsQuery,
  decidedReportsQuery,
  openReportsQuery,
  reportedFilesQuery,
  reportsByQuery,
} from '@akada/domain/vault/moderation-queries';
import {
  allFilesOfQuery,
  contributorsQuery,
  itemOfObjectQuery,
  listedFilesOfQuery,
  listedQuery,
  myUploadsQuery,
  newestFilesQuery,
  nextSubjectQuery,
  orphanedObjectsQuery,
  otherContributorsQueries,
  recentFilesQuery,
  storedBytesQuery,
  vaultQuery,
  viewsQuery,
} from '@akada/domain/vault/queries';
import { VAULT_SORTS, type VaultFilter, type VaultSort } from '@akada/domain/vault/vault';

const DUE = new Date('2026-03-01');
const choices: { [Part in keyof TaskFilter]: TaskFilter[Part][] } = {
  status: ['all', 'pending'],
  tag: ['all', 'Errand'],
  priority: ['all', 'high'],
  due: [{}, { from: DUE }, { from: DUE, to: DUE }],
};
const filters = choices.status.flatMap((status) =>
  choices.tag.flatMap((tag) =>
    choices.priority.flatMap((priority) =>
      choices.due.map((due) => ({ ...ALL_TASKS, status, tag, priority, due })),
    ),
  ),
);

const vaultFilters: VaultFilter[] = (Object.keys(VAULT_SORTS) as VaultSort[]).flatMap((sort) =>
  (['all', 'notes'] as const).flatMap((category) =>
    ['all', 'Biology'].flatMap((subject) =>
      (['all', 'pdf'] as const).flatMap((type) =>
        ['', 'cells'].map((search) => ({ sort, category, type, subject, search })),
      ),
    ),
  ),
);

type NamedQuery = [name: string, query: CountSpec];

/** Every query of domain, with every combination of its filters and sorts. */
export const queries: NamedQuery[] = [
  ['the entries of a week', weekEntriesQuery('ada', '2026-03-01', '2026-03-07')],
  ['the entries that a study plan avoids', planEntriesQuery('ada', '2026-03-01', '2026-03-07')],
  ['deadlines', deadlinesQuery('ada', '2026-03-01')],
  ['the next deadline', deadlinesQuery('ada', '2026-03-01', 1)],
  ['unread notifications', unreadNotificationsQuery('ada')],
  ['notifications', notificationsQuery('ada')],
  ['the focus sessions of a day', focusSessionsQuery('ada', '2026-03-01')],
  ['the active days', activeDaysQuery('ada', '2026-03-01')],
  ['the active days of a month', activeDaysQuery('ada', '2026-03-01', '2026-03-31')],
  ['the points history', ledgerQuery('ada')],
  ['the redemptions of the points history', spentQuery('ada')],
  ['the reward catalogue', catalogQuery()],
  ['the redeemed rewards', redeemedQuery('ada', 5)],
  ['the unlocked features', accessQuery('ada')],
  ['the next tasks', nextTasksQuery('ada')],
  ['the sessions of a day', daySessionsQuery('ada', '2026-03-01')],
  ['the next entry after a day', nextEntryQuery('ada', '2026-03-02')],
  ['the open tasks', openTasksQuery('ada')],
  ['the due tasks', taskDeadlinesQuery('ada', new Date('2026-03-01'))],
  ['the tasks of a day', dueTasksQuery('ada', new Date('2026-03-01'), new Date('2026-03-02'))],
  ['the newest journal entry', newestJournalEntryQuery('ada')],
  ['the journal', journalQuery('ada')],
  ['the number of journal entries', allJournalQuery('ada')],
  ['the number of students on the boards', onBoardsQuery()],
  ...RANK_TYPES.flatMap((rankType): [string, CountSpec][] => [
    ...boardQueries(rankType, '2026-03-01').map((query): [string, CountSpec] => [
      `the ${rankType} board`,
      query,
    ]),
    [`a rank on the ${rankType} board`, studentsAheadQuery(rankType, '2026-03-01', 12)],
  ]),
  ...filters.map((filter): [string, CountSpec] => [
    `tasks where ${JSON.stringify(filter)}`,
    tasksQuery('ada', filter),
  ]),
  ...vaultFilters.map((filter): [string, CountSpec] => [
    `the vault where ${JSON.stringify(filter)}`,
    vaultQuery(filter),
  ]),
  ['the recently shared files', recentFilesQuery(DUE)],
  ['the listed files of a student', listedFilesOfQuery('ada', 1)],
  ['My uploads', myUploadsQuery('ada')],
  ['all files of a student', allFilesOfQuery('ada', 100)],
  ['the item of a stored object', itemOfObjectQuery('gs://bucket/vault_files/ada/1_cells.pdf')],
  ['the number of files', listedQuery()],
  ['the number of files of a category', listedQuery({ category: 'notes' })],
  ['the number of files of a subject', listedQuery({ subject_lower: 'biology' })],
  ['the bytes that a student stores in the vault', storedBytesQuery('ada')],
  ['the sum of the views', viewsQuery()],
  ['the next subject', nextSubjectQuery('biology')],
  ['the newest files', newestFilesQuery(75)],
  ['the newest files of a subject', newestFilesQuery(10, 'biology')],
  ...otherContributorsQueries('biology', 'ada').map((query): [string, CountSpec] => [
    'a file of a subject by another student',
    query,
  ]),
  ['the number of contributors', contributorsQuery()],
  ['objects without an item', orphanedObjectsQuery(DUE, 100)],
  ['the open reports of a file', openReportsQuery('file', 10)],
  ['the counted reports of a file', countingReportsQuery('file', 50)],
  ['the reports of a student', reportsByQuery('ada', 6)],
  ['the upheld reports of a student', decidedReportsQuery('ada', 'upheld')],
  ["the counts of a student's day", dayUsageQuery('ada', '2026-03-01')],
  ['the reported files', reportedFilesQuery()],
  ['the bookmarks', bookmarksQuery('ada')],
  ['Offline files', libraryQuery('ada')],
  ['the uses of AI tools', aiUsageQuery('ada', null)],
  ['the uses of AI tools since a time', aiUsageQuery('ada', DUE)],
  ['the results', aiResultsQuery('ada', 'all')],
  ['the results of a tool', aiResultsQuery('ada', 'solver')],
  ['the results of a tool on the device', deviceResultsQuery('ada', 'solver')],
  ['the oldest results on the device', oldestDeviceResultsQuery('ada', 1)],
  ['the chats', chatsQuery('ada')],
  ['the decks', decksQuery('ada')],
  ['the decks of a subject', decksQuery('ada', { subject: 'Biology' })],
  ['the archived decks', decksQuery('ada', { archived: true })],
  ['the archived decks of a subject', decksQuery('ada', { subject: 'Biology', archived: true })],
  ['the cards of a deck in their order', deckCardsQuery('ada', 'deck')],
  ['the cards of a deck with a tag', deckCardsQuery('ada', 'deck', 'exam')],
  ['the question sets for a mock exam', materialSetsQuery('ada')],
  ['the mock exams whose time is running', runningExamsQuery('ada', new Date(0))],
  ['the private notes', notesQuery('ada')],
  ['the deck that is due first', nextDeckQuery('ada')],
  ['the cards that are due', dueCardsQuery('ada', new Date(0), 25)],
  ['the new cards', newCardsQuery('ada', 25)],
  ['the cards of a deck that are due', dueCardsQuery('ada', new Date(0), 25, 'deck')],
  ['the new cards of a deck', newCardsQuery('ada', 25, 'deck')],
  ['the sittings of a while', sittingsSinceQuery('ada', new Date(0))],
  ['the practices and mock exams', attemptsQuery('ada')],
  ['the practices', attemptsQuery('ada', 'practice')],
  ['the oldest question sets', oldestStoredQuery('ada', 'question_sets', 5)],
  ['the oldest attempts', oldestStoredQuery('ada', 'attempts', 5)],
  ['the cards of a deck in some queues', cardsInQueuesQuery('ada', 'deck', ['new', 'review'])],
  ...cardsWithIdsQueries('ada', ['one', 'two']).map((spec): NamedQuery => ['the cards with some ids', spec]),
  ['the open reservations', openReservationsQuery('ada')],
  ['the PDFs of a result at the model', modelFilesQuery('ada', 'ai_results/one', 20)],
  ['the oldest PDFs at the model', oldModelFilesQuery(new Date(0), 100)],
  ['the nudges', nudgeStatesQuery('ada')],
  ["today's nudges", todaysNudgeStatesQuery('ada', '2026-03-01')],
  ['the study sessions that have started', sessionsQuery('ada', '2026-03-01', '12:00')],
  ['the payments of a student', paymentsQuery('ada')],
  ['the accepted payments of a student', acceptedPaymentsQuery('ada')],
  ['the open payment for a plan', openPaymentQuery('ada', 'pro')],
  ['the paid plans that were not granted', ungrantedPaymentsQuery('ada', 'lifetime')],
  ['the pending payments', pendingPaymentsQuery(20)],
  ['the payments that failed since a time', failedPaymentsQuery(DUE, 20)],
  ['the payment of a transaction', paymentOfTransactionQuery(1)],
  ['the active subscriptions', activeSubscriptionsQuery('ada')],
  ['the ending plans', endingPlansQuery(DUE, DUE, 20)],
  ['the tickets of a student', ticketsQuery('ada')],
  ['the newest request about a file', requestsAboutQuery('ada', 'a-file')],
  ['the open support requests of a student', openRequestsQuery('ada', 'support_request')],
  ['the open tool requests of a student', openRequestsQuery('ada', 'tool_request')],
  ['the open tickets of all students', openTicketsQuery(50)],
  ['the open reports of all files', allOpenReportsQuery()],
  ['the closed payment of a transaction', closedPaymentOfTransactionQuery(1)],
  ...OWNED_COLLECTIONS.map((collection): [string, CountSpec] => [
    `the documents of a student in ${collection}`,
    ownedQuery(collection, 'ada', 20),
  ]),
  ['the views of a student', ownUsesQuery('views', 'ada', 20)],
  ['the downloads of a student', ownUsesQuery('downloads', 'ada', 20)],
  ['the objects of a folder', objectsInQuery('vault_files/ada/', 20)],
  ...ABOUT_FILES.map((collection): [string, CountSpec] => [
    `the ${collection} about the files of a folder`,
    aboutFolderQuery(collection, 'gs://here/vault_files/ada/', 20),
  ]),
  ['the accounts being deleted', deletionsQuery(20)],
  ['the names to copy', dueNameCopiesQuery(DUE, 50)],
];
