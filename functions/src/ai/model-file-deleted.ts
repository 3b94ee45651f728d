/** Deletes PDFs at the model's service when their record, or what they were sent for, is deleted. */
import { modelFileSchema } from '@akada/domain/ai/model-file-schemas';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import type { ServiceFiles } from './gemini/files.ts';
import { ownerOfChat, ownerOfResult, releaseModelFiles } from './model-file-owner.ts';

/**
 * The handler of a deleted record: whatever deletes it, such as the deletion of the account, also deletes the PDF at the
 * service. Without a key there is nothing to call; the service deletes its files after 48 hours.
 */
export function modelFileDeleted(files: ServiceFiles): ChangeHandler {
  return async (_, { before }) => {
    const { service_name } = modelFileSchema.shape;
    const name = service_name.safeParse(before?.service_name).data;
    if (name !== undefined && files.isAvailable()) await files.remove(name);
  };
}

/** The handler of a deleted result. */
export const aiResultDeleted: ChangeHandler = (deps, { uid, id }) =>
  releaseModelFiles(deps, uid, ownerOfResult(id));

/** The handler of a deleted chat. */
export const chatDeleted: ChangeHandler = (deps, { uid, id }) =>
  releaseModelFiles(deps, uid, ownerOfChat(id));
