import { AppError } from '../lib/app-error.ts';

/** Of a file that was deleted, or that the caller may not see: which of them is not for him to know. */
export function fileNotFound(): AppError {
  return new AppError('not-found', 'This file is not there any more.');
}
