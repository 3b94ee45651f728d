/** 'Use AI Lab for 5 minutes' (spec section 2): time with the Lab in view, held against real use. */
export const LAB_TIME = { minutes: 5 } as const;
export const LAB_TIME_STATUSES = ['waiting', 'unused', 'paid'] as const;
export type LabTimeStatus = (typeof LAB_TIME_STATUSES)[number];
