import type { Account } from '@akada/domain/account/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { allowOrDeny } from '../../support/rules/builders.ts';
import { type Batch, type Fields, ServerDay, TODAY, type Write } from '../../support/rules/requests.ts';
import { FILE } from './files.ts';
import { urlOf } from './kinds.ts';

/** PDFs and the day's count, which are written in one batch. Each case has its own student, and so its own count. */

export const feature = USAGE_FEATURES.pdfUploads;
export const usageAt = (uid: string, name = `${TODAY}_${feature}`) => `${collectionPaths.usage(uid)}/${name}`;

export const USAGE = {
  feature_name: feature,
  usage_date: new ServerDay(),
  usage_count: 1,
  last_file_id: 'before',
};

export interface Situation {
  what: string;
  allowed: boolean;
  account?: Account | null;
  /** How many files were counted today, and the last of them. */
  before?: { count: number; last?: string };
  writes: (uid: string, id: string) => Batch;
}

export const pdf = (uid: string, id: string, change: Fields = {}): Write => ({
  verb: 'create',
  path: documentPaths.vaultItem(id),
  data: { ...FILE, user_id: uid, type: 'pdf', file_url: urlOf('a.pdf', uid), ...change },
});
export const count = (
  uid: string,
  id: string,
  usage_count: number,
  change: Fields = {},
  name?: string,
): Write => ({
  verb: usage_count === 1 ? 'create' : 'update',
  path: usageAt(uid, name),
  data: { ...USAGE, usage_count, last_file_id: id, ...change },
});
/** A file with the right count. */
export const counted = (to: number, change?: Fields): Situation['writes'] => {
  return (uid, id) => [pdf(uid, id), count(uid, id, to, change)];
};
export const alone: Situation['writes'] = (uid, id) => [pdf(uid, id)];

export const { allow, deny } = allowOrDeny<Situation>();
