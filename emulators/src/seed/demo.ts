/** The demo students. The launcher prints the sign-in of the first one. */

export const DEMO_EMAIL = 'demo@akada.test';
export const DEMO_PASSWORD = 'akada-demo';

export interface DemoStudent {
  uid: string;
  name: string;
  email: string;
  /** Whether the student is a moderator, who sees reported files and can hide, restore and delete them. */
  moderator?: true;
}

export const DEMO_STUDENT: DemoStudent = { uid: 'demo-student', name: 'Ada', email: DEMO_EMAIL };

/**
 * A student with few points, ranked below the fifty that the points board shows. Sign in as her, with the same password,
 * to see how a board shows the student's own row separately, with the actual rank.
 */
export const OUTSIDE_STUDENT: DemoStudent = {
  uid: 'demo-zainab',
  name: 'Zainab',
  email: 'zainab@akada.test',
};

/** The other students, with the same password and less in their week. */
export const OTHER_STUDENTS: readonly DemoStudent[] = [
  { uid: 'demo-tobi', name: 'Tobi', email: 'tobi@akada.test', moderator: true },
  { uid: 'demo-amina', name: 'Amina', email: 'amina@akada.test' },
  { uid: 'demo-chidi', name: 'Chidi', email: 'chidi@akada.test' },
  OUTSIDE_STUDENT,
];
