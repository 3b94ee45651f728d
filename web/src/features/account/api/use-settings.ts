import { DEFAULT_SETTINGS, type SettingsWithDefaults } from '@akada/domain/account/settings';
import type { Settings } from '@akada/domain/account/settings-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { isAccessLive } from '@akada/domain/points/access';
import type { FeatureAccess } from '@akada/domain/points/schemas';
import { setDoc } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';
import { useSessionDocument } from '@/firebase/session-document.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

/** The settings, with defaults for those never set. They may be changed only once they are known. */
export interface KnownSettings {
  settings: SettingsWithDefaults;
  isKnown: boolean;
  /** Whether settings were ever saved. */
  isStored: boolean;
  /** Reads them again after a failure; null unless they could not be read. */
  retry: (() => void) | null;
}

/** The student's settings, live. */
export function useSettings(uid: string): KnownSettings {
  const stored = useSessionDocument<SettingsWithDefaults>(documentPaths.settings(uid));
  const data = stored.status === 'ready' ? stored.data : null;
  return {
    settings: data ?? DEFAULT_SETTINGS,
    isKnown: stored.status === 'ready' && (data !== null || !stored.unconfirmed),
    isStored: data !== null,
    retry: stored.status === 'error' ? stored.retry : null,
  };
}

/**
 * Saves only the changed settings: another device may have changed others in between. The change shows at once.
 *
 * @throws FirebaseError when the server refuses it
 */
export function writeSettings(
  uid: string,
  { settings, isStored }: KnownSettings,
  changed: Partial<Settings>,
): Promise<void> {
  const document = documentAt(documentPaths.settings(uid));
  return writeWhenAccountOpen(uid, () =>
    isStored
      ? setDoc(document, changed, { mergeFields: Object.keys(changed) })
      : setDoc(document, { ...settings, ...changed }),
  );
}

/** Saves changed settings as {@link writeSettings} does, and shows a message if the server refuses them. */
export function saveSettings(uid: string, known: KnownSettings, changed: Partial<Settings>): void {
  writeSettings(uid, known, changed).catch((error) => {
    warnWithToast(
      'the settings were refused',
      error,
      `Failed to save your settings: ${failureReason(error)}`,
    );
  });
}

/** Whether the student has a feature that a reward unlocks, live. */
export function useFeature(uid: string, feature: string): boolean {
  const access: Live<FeatureAccess | null> = useLiveDocument<FeatureAccess>(
    `${collectionPaths.access(uid)}/${feature}`,
  );
  return access.status === 'ready' && access.data !== null && isAccessLive(access.data, new Date());
}
