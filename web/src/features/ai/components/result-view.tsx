import { AI_MESSAGES, AI_TOOL_FACTS } from '@akada/domain/ai/ai';
import type { AiToolId } from '@akada/domain/ai/tools';
import { Alert } from '@/ui/alert.tsx';
import { cardsOf, partsSoFar, planOf, sheetOf } from '../parse-result.ts';
import { CardsResult } from './cards-result.tsx';
import { PlanResult } from './plan-result.tsx';
import { SheetResult } from './sheet-result.tsx';
import { TextResult } from './text-result.tsx';

interface ResultViewProps {
  uid: string;
  tool: AiToolId;
  title: string;
  /** Markdown, or the JSON of a thing. */
  result: string;
  fileUrl?: string | null;
}

/** A whole result as the thing that it is. */
export function ResultView({ uid, tool, title, result, fileUrl = null }: ResultViewProps) {
  const { makes } = AI_TOOL_FACTS[tool];
  if (makes === 'text') return <TextResult title={title} text={result} fileUrl={fileUrl} isWhole />;
  const cards = makes === 'cards' && cardsOf(result);
  if (cards) return <CardsResult uid={uid} deck={cards} />;
  const plan = makes === 'plan' && planOf(result);
  if (plan) return <PlanResult plan={plan} />;
  const sheet = makes === 'sheet' && sheetOf(result);
  if (sheet) return <SheetResult sheet={sheet} />;
  return <Alert look="destructive">{AI_MESSAGES.panel}</Alert>;
}

/** What has come of a result that is still being made, or was stopped. */
export function ResultSoFar({ tool, text }: { tool: AiToolId; text: string }) {
  const { makes } = AI_TOOL_FACTS[tool];
  if (makes === 'text') return <TextResult title="" text={text} isWhole={false} />;
  const { cards, sessions, sections } = partsSoFar(text);
  const lines = {
    cards: cards.map(({ front }) => front),
    plan: sessions.map(({ date, start_time, topic }) => `${date} ${start_time} ${topic}`),
    sheet: sections.map(({ heading }) => heading),
  }[makes];
  return (
    <ol className="list-decimal pl-6 text-sm">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and are only ever added at the end
        <li key={index}>{line}</li>
      ))}
    </ol>
  );
}
