/**
 * The mutants that answer every request as the rules do, by the reason why. The rules keep these conditions because
 * they say what is meant. A title that no mutant has any more fails mutants.test.ts.
 */

/** What a number counts that the same batch has to change. */
const COUNTED = [
  '/users/{uid}/device_results/{result}',
  '/users/{uid}/question_sets/{set}',
  '/users/{uid}/attempts/{attempt}',
];

export const EQUIVALENT_FIRESTORE_MUTANTS = equivalents([
  [
    'where it is false, the rest of the condition is an error, which denies too',
    [
      '/users/{uid}/focus_months/{month} addsOneSession(): without data.last_session_id is string',
      '/users/{uid} isCard(): without data.stability is number',
      '/users/{uid} isCard(): without data.difficulty is number',
      'isSignedIn(): without request.auth != null',
      'hasShape(): without request.resource.data.keys().hasAll(required)',
      '/users/{uid}/user_usage/{use} isPdfUsage(): without data.last_file_id is string',
      '/users/{uid}/planner/{entry} isPlannerEntry(): without data.start_time is string',
      '/users/{uid}/journal_entries/{entry} isJournalEntry(): without data.study_time is number',
      'isDay(): without value is string',
      'isText(): without value is string',
      'isStoredId(): without value is string',
      '/users/{uid}/settings/app isSettings(): without data.zone is string',
      '/users/{uid}/settings/app isSettings(): without data.desired_retention is number',
      '/users/{uid}/focus_sessions/{session} isFocusSession(): without data.minutes is int',
      'isInCalendar(): without value is timestamp',
    ],
  ],
  [
    'the condition reads the stored and the written document; a request that lacks one of them is an error, which denies',
    [
      '/users/{uid}/settings/app allow create, update: for every verb',
      '/users/{uid}/setup/app allow create, update: for every verb',
      '/users/{uid}/review_sittings/{sitting} allow update: for every verb',
      '/users/{uid}/review_summary/cards allow create, update: for every verb',
      '/users/{uid}/decks/{deck} allow update: for every verb',
      '/users/{uid}/user_usage/{use} allow update: for every verb',
      '/users/{uid}/library/{file} allow update: for every verb',
      '/users/{uid}/notifications/{notification} allow update: for every verb',
      '/profiles/{uid} allow update: for every verb',
      '/users/{uid}/journal_entries/{entry} allow update: for every verb',
      '/users/{uid}/notes/{note} allow update: for every verb',
      '/users/{uid}/device_results/{result} allow update: for every verb',
      '/users/{uid}/nudge_states/{nudge} allow update: for every verb',
      '/users/{uid}/attempts/{attempt} allow update: for every verb',
      '/users/{uid}/focus_months/{month} allow update: for every verb',
      '/vault/{file} allow update: for every verb',
      '/vault/{file}/content/body allow update: for every verb',
    ],
  ],
  [
    'only a list has a limit, and a get is allowed anyway',
    [
      '/vault/{file} allow list: for every verb',
      '/support_tickets/{ticket} allow list: for every verb',
      '/payments/{tx_ref} allow list: for every verb',
      '/subscriptions/{tx_ref} allow list: for every verb',
      '/vault_reports/{file} allow list: for every verb',
      '/rewards_catalog/{reward} allow list: for every verb',
      '/plan_features/{feature} allow list: for every verb',
    ],
  ],
  [
    'the rule for updates already allows more, and a delete writes no document, which is an error',
    [
      '/users/{uid}/decks/{deck}/cards/{card} allow create: for every verb',
      '/users/{uid}/cards/{card} allow create: for every verb',
      '/users/{uid}/planner/{entry} allow create: for every verb',
      '/users/{uid}/tasks/{task} allow create: for every verb',
    ],
  ],
  [
    'an item is deleted only together with its text, so nothing is ever written to the text of a deleted item',
    ['/vault/{file}/content/body allow delete: for every verb'],
  ],
  [
    'a month is written only together with a new session of the same student, whose rule checks the owner',
    [
      '/users/{uid}/focus_months/{month} allow create: without isOwner(uid)',
      '/users/{uid}/focus_months/{month} allow update: without isOwner(uid)',
      '/users/{uid}/focus_months/{month} allow create: any student for isOwner(uid)',
      '/users/{uid}/focus_months/{month} allow update: any student for isOwner(uid)',
    ],
  ],
  [
    'the same batch changes the number of documents, whose rule checks the owner',
    COUNTED.flatMap((path) =>
      ['create', 'delete'].flatMap((verb) => [
        `${path} allow ${verb}: without isOwner(uid)`,
        `${path} allow ${verb}: any student for isOwner(uid)`,
      ]),
    ),
  ],
  [
    'the rule of the number checks that the document is missing before the batch and there after it',
    COUNTED.map((path) => `${path} allow create: for every verb`),
  ],
  [
    'the rule of the text checks that its item is a note',
    ["/vault/{file} isNewNote(): without data.type == 'note'"],
  ],
  [
    'the rule of the file checks that the vote is missing before the batch and there after it',
    ['/users/{uid}/helpful_votes/{file} allow create: for every verb'],
  ],
  [
    'the field has to be unchanged, and comparing a field that is missing is an error, which denies',
    ["/profiles/{uid} isProfile(): without 'username' of ['full_name', 'username', 'avatar_url']"],
  ],
  [
    'the answer differs in one minute of a day, which no case can wait for; tests/rules/patterns.test.ts checks the number',
    [
      "countedDay(): 61 for 60 in request.time + duration.value(account.get('utc_offset', 60), 'm')",
      "countedDay(): 59 for 60 in request.time + duration.value(account.get('utc_offset', 60), 'm')",
    ],
  ],
]);

export const EQUIVALENT_STORAGE_MUTANTS = equivalents([
  [
    'where it is false, the rest of the condition is an error, which denies too',
    ['isSignedIn(): without request.auth != null'],
  ],
  [
    'the emulator has an empty map where there is no metadata',
    ['hasNoOtherMetadata(): without file.metadata == null'],
  ],
  [
    'the condition reads the uploaded object; a request that uploads none is an error, which denies',
    [
      '/vault_files/{uid}/{name} allow create: for every verb',
      '/ai_uploads/{uid}/{name} allow create: for every verb',
      '/avatars/{uid} allow create: for every verb',
    ],
  ],
]);

function equivalents(
  titlesByReason: readonly [reason: string, titles: readonly string[]][],
): readonly string[] {
  return titlesByReason.flatMap(([, titles]) => titles);
}
