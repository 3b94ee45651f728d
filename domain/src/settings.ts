/** What a student sets for himself (design section 4). */
export const THEMES = ['akada', 'harmattan'] as const;
export type Theme = (typeof THEMES)[number];

/** The settings of somebody who has set nothing. */
export const DEFAULT_SETTINGS = { on_boards: true, theme: 'akada' } as const satisfies {
  on_boards: boolean;
  theme: Theme;
};
