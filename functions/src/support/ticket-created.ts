import type { ChangeHandler } from '../lib/document-triggers.ts';
import { reportCreated } from '../vault/report-created.ts';
import { toolRequestCreated } from './tool-request-created.ts';

/** Handles a new ticket from a student by its type. Tickets that functions write need no handling. */
export const ticketCreated: ChangeHandler = async (deps, change) => {
  if (change.after?.type === 'tool_request') await toolRequestCreated(deps, change);
  else await reportCreated(deps, change);
};
