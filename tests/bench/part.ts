import type { Route } from './routes.ts';

/** Writes a line for people to read. */
export type Say = (line: string) => void;

/** What a part of the bench has found. */
export interface Part<Figures> {
  of: ReadonlyMap<Route, Figures>;
  /** What is over its budget, for people to read. */
  over: string[];
}
