import type { CarriedText } from '@/lib/carried-text.ts';
import { NO_SOURCE, type SourceChoice, sourceInAddress } from './study-source.ts';

/** What a new chat is about. */
export interface Topic extends SourceChoice {
  notes: string;
  /** The result that AI gets with the first question; on the device it is among the notes. */
  about: CarriedText | null;
}
export const NO_TOPIC: Topic = { ...NO_SOURCE, notes: '', about: null };

/** What the link to this page says that a new chat is about, with the notes that were typed before if it carries none. */
export function topicAtFirst(params: URLSearchParams, about: CarriedText | null, typed: string): Topic {
  return { ...NO_TOPIC, source: sourceInAddress(params), notes: about?.text ?? typed, about };
}
