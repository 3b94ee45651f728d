import { type BadgeId, milestonesBetween } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { notifyStudent } from '../lib/notify-student.ts';
import { badgeNotice, milestoneNotice } from './notices.ts';

/** Notifies a student of passed milestones and new badges, once for each. */
export const pointsChanged: ChangeHandler = async (deps, { uid, before, after, at }) => {
  const [was, is] = [before, after] as [UserPoints, UserPoints];
  const newBadges = is.badges.filter((badge: BadgeId) => !was.badges.includes(badge));
  const notices = [
    ...milestonesBetween(was.points_earned, is.points_earned).map((points) => milestoneNotice(points, at)),
    ...newBadges.map((badge) => badgeNotice(badge, at)),
  ];
  await Promise.all(notices.map((notice) => notifyStudent(deps, uid, notice)));
};
