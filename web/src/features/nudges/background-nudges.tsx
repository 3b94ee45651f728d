import { type NudgeInputs, useAllNudges, useHomeNudges } from './api/use-nudges.ts';
import { useKeeping } from './api/use-persist-nudges.ts';
import { useTelling } from './use-browser-notifications.ts';

/** Which nudges are kept: those that Home knows of, with nothing read that Home does not, or all. */
export type NudgeScope = 'home' | 'all';

interface KeeperProps extends NudgeInputs {
  uid: string;
}

/**
 * Keeps nudges while the app is open, on whatever page: stores that they have come and that their things are done, and
 * tells of them with the browser's notifications. Shows nothing itself.
 */
export function NudgeKeeper({ scope, ...keeper }: KeeperProps & { scope: NudgeScope }) {
  return scope === 'home' ? <HomeKeeper {...keeper} /> : <FullKeeper {...keeper} />;
}

function HomeKeeper({ uid, ...inputs }: KeeperProps) {
  const { nudges, time } = useHomeNudges(uid, inputs);
  useKeeping(uid, nudges, time.today);
  return null;
}

function FullKeeper({ uid, ...inputs }: KeeperProps) {
  const read = useAllNudges(uid, inputs);
  useKeeping(uid, read.nudges, read.time.today);
  useTelling(uid, read, inputs.settings);
  return null;
}
