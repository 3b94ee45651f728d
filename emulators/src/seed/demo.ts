/** Who the demo's students are. The first is the one whose sign-in the launcher prints. */

export const DEMO_EMAIL = 'demo@akada.test';
export const DEMO_PASSWORD = 'akada-demo';

export interface DemoStudent {
  uid: string;
  name: string;
  email: string;
  /** Sees reported files, and may hide, restore and delete them. */
  moderator?: true;
}

export const DEMO_STUDENT: DemoStudent = { uid: 'demo-student', name: 'Ada', email: DEMO_EMAIL };

/**
 * Has only just begun, with the same password: stands on the points board beyond the fifty that it shows, so sign
 * in as her to see one's own row apart, with its true rank.
 */
export const OUTSIDE_STUDENT: DemoStudent = {
  uid: 'demo-zainab',
  name: 'Zainab',
  email: 'zainab@akada.test',
};

/** Others, with the same password and a quieter week. */
export const OTHER_STUDENTS: readonly DemoStudent[] = [
  { uid: 'demo-tobi', name: 'Tobi', email: 'tobi@akada.test', moderator: true },
  { uid: 'demo-amina', name: 'Amina', email: 'amina@akada.test' },
  { uid: 'demo-chidi', name: 'Chidi', email: 'chidi@akada.test' },
  OUTSIDE_STUDENT,
];
