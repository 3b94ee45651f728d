/** The width from which there is a side bar, and room for two columns: Tailwind's `lg`. */
export const WIDE = '(min-width: 64rem)';
