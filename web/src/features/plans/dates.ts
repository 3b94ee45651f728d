/** A day on which a plan ends: 1 March 2026. */
export const DATE = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long' });
