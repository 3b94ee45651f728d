/**
 * An error whose message is for the log. It is made of fixed words, numbers and ids that the server has given: of any other
 * error the message stays out of the log (see ./logged.ts), because it may quote what a student wrote.
 */
export class LoggableError extends Error {}
