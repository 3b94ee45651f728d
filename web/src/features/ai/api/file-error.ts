import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';

/** A file or note can't be used. The message is for the student. */
export class FileError extends Error {
  constructor(
    readonly kind: keyof typeof AI_FILE_ERRORS,
    options?: ErrorOptions,
  ) {
    super(AI_FILE_ERRORS[kind], options);
  }
}
