/** The width from which there is a side bar: Tailwind's `lg`. */
export const WIDE = '(min-width: 64rem)';
