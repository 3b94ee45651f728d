import { type AllNudgeInputs, useAllNudges, useHomeNudges } from './api/use-nudges.ts';
import { useSaveNudges } from './api/use-save-nudges.ts';
import { useBrowserNotifications } from './use-browser-notifications.ts';

/** Which nudges run: those that Home can decide from its own reads, or all. */
export type NudgeScope = 'home' | 'all';

interface BackgroundNudgesProps extends AllNudgeInputs {
  uid: string;
}

/**
 * Runs nudges while the app is open, on any page: saves when they appear and when they are done, and shows browser
 * notifications. Renders nothing.
 */
export function BackgroundNudges({ scope, ...inputs }: BackgroundNudgesProps & { scope: NudgeScope }) {
  return scope === 'home' ? <HomeNudges {...inputs} /> : <AllNudges {...inputs} />;
}

function HomeNudges({ uid, ...inputs }: BackgroundNudgesProps) {
  const { nudges, time } = useHomeNudges(uid, inputs);
  useSaveNudges(uid, nudges, time.today);
  return null;
}

function AllNudges({ uid, ...inputs }: BackgroundNudgesProps) {
  const read = useAllNudges(uid, inputs);
  useSaveNudges(uid, read.nudges, read.time.today);
  useBrowserNotifications(uid, read, inputs.settings);
  return null;
}
