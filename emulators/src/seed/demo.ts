/** Who the demo's students are. The first is the one whose sign-in the launcher prints. */

export const DEMO_EMAIL = 'demo@akada.test';
export const DEMO_PASSWORD = 'akada-demo';

export interface DemoStudent {
  uid: string;
  name: string;
  email: string;
}

export const DEMO_STUDENT: DemoStudent = { uid: 'demo-student', name: 'Ada', email: DEMO_EMAIL };

/** Others, with the same password and a quieter week. */
export const OTHER_STUDENTS: readonly DemoStudent[] = [
  { uid: 'demo-tobi', name: 'Tobi', email: 'tobi@akada.test' },
  { uid: 'demo-amina', name: 'Amina', email: 'amina@akada.test' },
  { uid: 'demo-chidi', name: 'Chidi', email: 'chidi@akada.test' },
];
