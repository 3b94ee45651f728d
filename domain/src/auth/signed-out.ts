/**
 * Messages when the session ended in another tab or on another device while this page was open (docs/product.md,
 * Planner).
 */
export const SIGNED_OUT_MESSAGES = {
  createTask: 'You must be logged in to create tasks',
  uploadFile: 'You must be logged in to upload files',
  createNote: 'You must be logged in to create notes',
  upgrade: 'Authentication Required: Please log in to upgrade your plan.',
} as const;
