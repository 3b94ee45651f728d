import type { ChangeHandler } from '../lib/document-triggers.ts';
import { reportCreated } from '../vault/report-created.ts';
import { toolRequestCreated } from './tool-request-created.ts';

/** What is done about a new ticket of a student's, by its type; those that functions write need nothing. */
export const ticketCreated: ChangeHandler = async (deps, change) => {
  if (change.after?.type === 'tool_request') await toolRequestCreated(deps, change);
  else await reportCreated(deps, change);
};
