import type { Notification } from '@akada/domain/notifications/schemas';

const HOUR = 3_600_000;

/** The demo student's three unread notifications, by id. */
export function demoNotifications(now: Date): Record<string, Notification> {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  return {
    news_planner: {
      type: 'update',
      title: 'The planner is here',
      message: 'Plan your day, keep your tasks, and see what is due.',
      unread: true,
      created_at: at(2),
    },
    milestone_streak: {
      type: 'reward',
      title: '12 days in a row',
      message: 'You have studied on every one of the last twelve days.',
      unread: true,
      created_at: at(5),
    },
    news_offline: {
      type: 'info',
      title: 'Works without a network',
      message: 'Changes you make offline are saved and sent when you reconnect.',
      unread: true,
      created_at: at(26),
    },
  };
}
