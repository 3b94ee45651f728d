import type { Route } from './routes.ts';

/** Prints a line. */
export type Say = (line: string) => void;

/** The result of a part of the bench. */
export interface Part<Figures> {
  of: ReadonlyMap<Route, Figures>;
  /** A description of each figure over budget. */
  over: string[];
}
