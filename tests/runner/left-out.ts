/** The variable with the test files that a run leaves out, separated by commas. */
export const LEFT_OUT = 'AKADA_LEFT_OUT';

/** The tests that today's run leaves out. */
export const filesLeftOut = () => (process.env[LEFT_OUT] ?? '').split(',').filter((file) => file !== '');
