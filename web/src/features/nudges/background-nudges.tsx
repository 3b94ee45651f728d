import { type NudgeInputs, useAllNudges, useHomeNudges } from './api/use-nudges.ts';
import { usePersistNudges } from './api/use-persist-nudges.ts';
import { useBrowserNotifications } from './use-browser-notifications.ts';

/** Which nudges are kept: those that Home knows of, with nothing read that Home does not, or all. */
export type NudgeScope = 'home' | 'all';

interface BackgroundNudgesProps extends NudgeInputs {
  uid: string;
}

/**
 * Keeps nudges while the app is open, on whatever page: stores that they have come and that their things are done, and
 * tells of them with the browser's notifications. Shows nothing itself.
 */
export function BackgroundNudges({ scope, ...keeper }: BackgroundNudgesProps & { scope: NudgeScope }) {
  return scope === 'home' ? <HomeNudges {...keeper} /> : <AllNudges {...keeper} />;
}

function HomeNudges({ uid, ...inputs }: BackgroundNudgesProps) {
  const { nudges, time } = useHomeNudges(uid, inputs);
  usePersistNudges(uid, nudges, time.today);
  return null;
}

function AllNudges({ uid, ...inputs }: BackgroundNudgesProps) {
  const read = useAllNudges(uid, inputs);
  usePersistNudges(uid, read.nudges, read.time.today);
  useBrowserNotifications(uid, read, inputs.settings);
  return null;
}
