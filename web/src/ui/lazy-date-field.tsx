import { lazyPart } from './lazy-part.tsx';

/** A day, chosen from a calendar that loads with the field. Keeps the field's place until then. */
export const DateField = lazyPart(
  () => import('./date-field.tsx').then((file) => file.DateField),
  <div className="h-17.5" />,
);
