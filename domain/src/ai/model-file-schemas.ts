/** The schema of PDFs that are stored at the model's service. */
import * as z from 'zod/mini';

/**
 * `users/{uid}/model_files/{key}`, written and read only by functions: a PDF that the model's service stores, so that
 * later turns need not send it again.
 */
export const modelFileSchema = z.strictObject({
  /** The result or chat for which it was sent: `ai_results/{id}` or `chats/{id}`. */
  owner: z.string(),
  /** The service's name of the file, and the URI by which requests refer to it. */
  service_name: z.string(),
  service_uri: z.string(),
  uploaded_at: z.date(),
  /** When the service deletes it, if Akada has not. */
  expires_at: z.date(),
});
export type ModelFile = z.infer<typeof modelFileSchema>;
