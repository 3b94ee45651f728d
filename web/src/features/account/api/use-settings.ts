import { collectionPaths, documentPaths } from '@akada/domain/paths';
import type { FeatureAccess } from '@akada/domain/schemas/points';
import type { Settings } from '@akada/domain/schemas/settings';
import { DEFAULT_SETTINGS } from '@akada/domain/settings';
import { setDoc } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';

/** The student's settings, live; the defaults until something was set. */
export function useSettings(uid: string): Settings {
  const settings = useLiveDocument<Settings>(documentPaths.settings(uid));
  if (settings.status !== 'ready' || !settings.data) return DEFAULT_SETTINGS;
  return { on_boards: settings.data.on_boards, theme: settings.data.theme };
}

/** Stores the settings whole. Shows at once; rejects when the server refuses it. */
export function saveSettings(uid: string, settings: Settings): Promise<void> {
  return setDoc(documentAt(documentPaths.settings(uid)), settings);
}

/** Whether a reward's feature is the student's, live. */
export function useFeature(uid: string, feature: string): boolean {
  const access: Live<FeatureAccess | null> = useLiveDocument<FeatureAccess>(
    `${collectionPaths.access(uid)}/${feature}`,
  );
  if (access.status !== 'ready' || !access.data?.is_active) return false;
  return access.data.expires_at === null || access.data.expires_at > new Date();
}
