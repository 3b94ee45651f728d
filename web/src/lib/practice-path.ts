import type { TopicMaterial } from '@akada/domain/practice/topic-material';
import type { Studied } from './study-path.ts';

/** The address of Practice. */
export const PRACTICE_PATH = '/dashboard/quiz/practice';

/** The address of an attempt, or of its result. */
export function attemptPath(id: string): string {
  return `${PRACTICE_PATH}?attempt=${id}`;
}

/** The address of Practice with a file or note chosen. */
export function practicePathOf({ file, name }: Studied): string {
  const chosen = file.from === 'note' ? { note: file.note_id } : { file: file.file_id };
  return `${PRACTICE_PATH}?${new URLSearchParams({ ...chosen, name })}`;
}

/** The address of Practice with a deck chosen. */
export function practicePathOfDeck({ id, title }: { id: string; title: string }): string {
  return `${PRACTICE_PATH}?${new URLSearchParams({ deck: id, name: title })}`;
}

/** The address of Practice with a topic, for which it looks for material of the student. */
export function practicePathOfTopic(topic: string): string {
  return `${PRACTICE_PATH}?${new URLSearchParams({ topic })}`;
}

/** The address of Practice with material about a topic. Of a note, only what is about the topic is asked. */
export function practicePathOfMaterial(topic: string, { kind, id, title }: TopicMaterial): string {
  return `${PRACTICE_PATH}?${new URLSearchParams({ topic, [kind]: id, name: title })}`;
}

/** The topic in the address of Practice, and whether it names material too. */
export function topicIn(params: URLSearchParams): { topic: string | null; hasMaterial: boolean } {
  return {
    topic: params.get('topic')?.trim() || null,
    hasMaterial: ['note', 'deck', 'file'].some((kind) => params.has(kind)),
  };
}
