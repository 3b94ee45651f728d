import { FILE_NOT_AVAILABLE } from '@akada/domain/vault/vault';
import { AppError } from '../lib/app-error.ts';

/** One error for a file that was deleted and one that the caller may not see, so that it doesn't reveal which. */
export function fileNotFound(): AppError {
  return new AppError('not-found', FILE_NOT_AVAILABLE);
}
