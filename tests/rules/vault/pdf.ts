import type { Account } from '@akada/domain/account/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { allowOrDeny } from '../../support/rules/builders.ts';
import { type Batch, type Fields, ServerDay, TODAY, type Write } from '../../support/rules/requests.ts';
import { FILE } from './files.ts';
import { urlOf } from './kinds.ts';

/** PDFs and the day's count, which are written in one batch. Each case has its own student, and so its own count. */

export const feature = USAGE_FEATURES.pdfUploads;
export const countPath = (uid: string, name = `${TODAY}_${feature}`) =>
  `${collectionPaths.usage(uid)}/${name}`;

export const PDF_COUNT = {
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

export const createPdf = (uid: string, id: string, change: Fields = {}): Write => ({
  verb: 'create',
  path: documentPaths.vaultItem(id),
  data: { ...FILE, user_id: uid, type: 'pdf', file_url: urlOf('a.pdf', uid), ...change },
});
export const countPdf = (
  uid: string,
  id: string,
  usage_count: number,
  change: Fields = {},
  name?: string,
): Write => ({
  verb: usage_count === 1 ? 'create' : 'update',
  path: countPath(uid, name),
  data: { ...PDF_COUNT, usage_count, last_file_id: id, ...change },
});
/** A file with the right count. */
export const withCount = (to: number, change?: Fields): Situation['writes'] => {
  return (uid, id) => [createPdf(uid, id), countPdf(uid, id, to, change)];
};
export const withoutCount: Situation['writes'] = (uid, id) => [createPdf(uid, id)];

export const { allow, deny } = allowOrDeny<Situation>();
