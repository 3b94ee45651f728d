/** The product's words about points, badges and rewards, under ids that a replay finds taken. */
import { addDays, startOfDay, utcDay } from '@akada/domain/day';
import { NOTIFICATION_DAYS } from '@akada/domain/notifications';
import { BADGES, type BadgeId } from '@akada/domain/points';
import type { Notification } from '@akada/domain/schemas/notifications';

export interface Notice {
  id: string;
  notification: Notification;
}

/** Every so many points. */
export function milestoneNotice(points: number, at: Date): Notice {
  const figure = points.toLocaleString('en');
  const message = `You have earned ${figure} points since you started. That is your own work: keep it up!`;
  return notice(`milestone_${points}`, `${figure} points! 🎉`, message, at);
}

/** A badge that is earned stays. */
export function badgeNotice(badge: BadgeId, at: Date): Notice {
  const { name } = BADGES[badge];
  const message = `The ${name} badge is yours to keep. Well done!`;
  return notice(`badge_${badge}`, `New badge: ${name}`, message, at);
}

/** A reward was redeemed under `key`. */
export function rewardNotice(key: string, reward: { name: string; points: number }, at: Date): Notice {
  const message = `You spent ${reward.points.toLocaleString('en')} points on it. Enjoy it, you have earned it.`;
  return notice(`reward_${key}`, `${reward.name} is yours`, message, at);
}

function notice(id: string, title: string, message: string, at: Date): Notice {
  const expires_at = startOfDay(addDays(utcDay(at), NOTIFICATION_DAYS));
  return { id, notification: { type: 'reward', title, message, unread: true, created_at: at, expires_at } };
}
