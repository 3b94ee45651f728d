/** Where every document lives (design section 4). Rules, functions, web, seed and tests take paths from here. */

/** Documents of their own. */
export const documentPaths = {
  profile: (uid: string) => `profiles/${uid}`,
  account: (uid: string) => `users/${uid}`,
  points: (uid: string) => `user_points/${uid}`,
} as const;

/** Collections under a student's own path. */
export const collectionPaths = {
  planner: (uid: string) => `users/${uid}/planner`,
  tasks: (uid: string) => `users/${uid}/tasks`,
  notifications: (uid: string) => `users/${uid}/notifications`,
} as const;
