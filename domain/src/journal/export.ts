/** Export of the journal. */
import type { JournalEntry } from './schemas.ts';

/** All entries as JSON, times in ISO form. */
export function journalJson(entries: readonly JournalEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/** All entries as Markdown, a heading for each. */
export function journalMarkdown(entries: readonly JournalEntry[]): string {
  return ['# My study journal', ...entries.map(entryMarkdown)].join('\n\n').concat('\n');
}

function entryMarkdown({
  entry_date,
  mood,
  study_time,
  entry_text,
  goals,
  achievements,
}: JournalEntry): string {
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? [`**${title}**\n\n${items.map((item) => `- ${item}`).join('\n')}`] : [];
  return [
    `## ${entry_date}`,
    `Mood: ${mood}. Study time: ${study_time} h.`,
    entry_text,
    ...list('Goals', goals),
    ...list('Achievements', achievements),
  ].join('\n\n');
}
