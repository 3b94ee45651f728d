/** The variable with the files that a quick run leaves out, separated by commas. */
export const LEFT_OUT = 'AKADA_LEFT_OUT';

/** The unit tests that today's quick run leaves out. */
export const filesLeftOut = () => (process.env[LEFT_OUT] ?? '').split(',').filter((file) => file !== '');
