/** The rows of the dialog Usage and limits: each limit, and how much of it is used. */
import type { Plan } from '../account/account.ts';
import { aiUsesPerDay } from '../ai/quota.ts';
import { dailyPdfUploads, USAGE_FEATURES, type UsageFeature } from '../payments/plans.ts';
import type { FeatureAccess } from '../points/schemas.ts';
import type { VaultUsage } from '../vault/schemas.ts';
import { VAULT_LIMITS } from '../vault/vault.ts';
import { dailyQuota, QUOTAS } from './quotas.ts';

/** A limit, and how much of it is used. */
export interface UsageRow {
  label: string;
  used: number;
  most: number;
}

/** The counts that the rows are made from. */
export interface UsageCounts {
  /** By feature, for the counted day. */
  day: Readonly<Partial<Record<UsageFeature, number>>>;
  /** Null if no file was shared yet. */
  vault: Pick<VaultUsage, 'usage_date' | 'files'> | null;
  /** Reports of the day. */
  reports: number;
  /** The extra AI uses from a reward. */
  extra: FeatureAccess | null;
}

/** The limits that reset each day, without those that the plan does not have. */
export function dayRows(
  plan: Plan,
  today: string,
  { day, vault, reports, extra }: UsageCounts,
  now: Date,
): UsageRow[] {
  const used = (feature: UsageFeature) => day[feature] ?? 0;
  const { tasks, entries, journal, decks, sharedNotes, aiTools, pdfUploads, vaultEdits } = USAGE_FEATURES;
  const rows: (Omit<UsageRow, 'most'> & { most: number | null })[] = [
    { label: 'AI uses', used: used(aiTools), most: aiUsesPerDay(plan, extra, now) },
    {
      label: 'Files shared',
      used: vault?.usage_date === today ? vault.files : 0,
      most: QUOTAS.filesADay[plan],
    },
    { label: 'PDFs shared', used: used(pdfUploads), most: dailyPdfUploads(plan) },
    { label: 'Notes shared', used: used(sharedNotes), most: dailyQuota(sharedNotes, plan) },
    { label: 'Changes to shared files', used: used(vaultEdits), most: VAULT_LIMITS.editsADay },
    { label: 'Tasks created', used: used(tasks), most: dailyQuota(tasks, plan) },
    { label: 'Schedule entries added', used: used(entries), most: dailyQuota(entries, plan) },
    { label: 'Journal entries', used: used(journal), most: dailyQuota(journal, plan) },
    { label: 'Decks saved', used: used(decks), most: dailyQuota(decks, plan) },
    { label: 'Files reported', used: reports, most: QUOTAS.reportsADay },
  ];
  return rows.flatMap(({ most, ...row }) => (most === null ? [] : [{ ...row, most }]));
}
