/** The topics of a study plan's sessions, which become the subjects of planner entries. */

/** The topic of a session on everything in the plan. */
export const ALL_TOPICS = 'All topics';

/** Whether a session's topic can be practised: it names something in particular. */
export function isOneTopic(topic: string): boolean {
  return topic.trim() !== '' && topic !== ALL_TOPICS;
}
