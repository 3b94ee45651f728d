/**
 * An error whose message may be logged, because it consists of fixed words, numbers and ids that the server
 * assigned. The message of any other error stays out of the log (see ./log-text.ts): it may quote what a student
 * wrote.
 */
export class LoggableError extends Error {}
