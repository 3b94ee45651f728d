/** Wires handlers to triggers; no work is done here. */
import type { CallableName } from '@akada/domain/contracts';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { openAccount as openAccountHandler } from './account/open-account.ts';
import { callable } from './lib/callable.ts';
import type { Deps, Handler } from './lib/handler.ts';

initializeApp();
const deps: Deps = { db: getFirestore(), auth: getAuth(), now: () => new Date() };

/** Every contract has its handler: one that is missing does not compile. */
const handlers: { [Name in CallableName]: Handler<Name> } = { openAccount: openAccountHandler };

export const openAccount = callable('openAccount', deps, handlers.openAccount);
