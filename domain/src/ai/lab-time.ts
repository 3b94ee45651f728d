/** The streak action 'Use AI Lab for 5 minutes': it needs five minutes with the Lab in view and one AI use. */
export const LAB_TIME = { minutes: 5 } as const;
export const LAB_TIME_STATUSES = ['waiting', 'unused', 'paid'] as const;
export type LabTimeStatus = (typeof LAB_TIME_STATUSES)[number];
