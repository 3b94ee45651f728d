/** Notifications about points, badges and rewards. Their ids are deterministic, so a retried event sends none twice. */

import { BADGES, type BadgeId } from '@akada/domain/points/points';
import { formatCount } from '@akada/domain/text/plural';
import { draftNotification, type NotificationDraft } from '../lib/notify-student.ts';

/** For each milestone of points. */
export function milestoneNotice(points: number, at: Date): NotificationDraft {
  const figure = formatCount(points);
  const message = `You've earned ${figure} points since you started. Keep it up!`;
  return reward(`milestone_${points}`, `${figure} points! 🎉`, message, at);
}

/** For a newly earned badge. */
export function badgeNotice(badge: BadgeId, at: Date): NotificationDraft {
  const { name } = BADGES[badge];
  const message = `The ${name} badge is yours to keep. Well done!`;
  return reward(`badge_${badge}`, `New badge: ${name}`, message, at);
}

/** For a reward redeemed under `key`. */
export function rewardNotice(
  key: string,
  bought: { name: string; points: number },
  at: Date,
): NotificationDraft {
  const message = `You spent ${formatCount(bought.points)} points on it. Enjoy it, you've earned it.`;
  return reward(`reward_${key}`, `${bought.name} is yours`, message, at);
}

function reward(id: string, title: string, message: string, at: Date): NotificationDraft {
  return draftNotification(id, { type: 'reward', title, message }, at);
}
