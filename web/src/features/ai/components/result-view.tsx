import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import { parseCramSheet, parseFlashcards, parsePartialResult, parseStudyPlan } from '../parse-result.ts';
import type { Runner } from '../runner.ts';
import { CardsResult } from './cards-result.tsx';
import type { Step } from './next-steps.tsx';
import { PlanResult } from './plan-result.tsx';
import { SheetResult } from './sheet-result.tsx';
import { TextResult } from './text-result.tsx';

interface ResultViewProps {
  uid: string;
  tool: AiToolId;
  by: Runner;
  title: string;
  /** Markdown, or JSON of the tool's schema. */
  result: string;
  /** The PDF whose pages it cites. */
  pdf?: CitedPdf | null;
  /** Shown right below a text: a button that continues it. */
  onward?: ReactNode;
}

/** Shows a complete result as text, cards, a plan or a sheet. */
export function ResultView({ uid, tool, by, title, result, pdf = null, onward }: ResultViewProps) {
  const { resultKind } = AI_TOOL_FACTS[tool];
  if (resultKind === 'text')
    return <TextResult {...{ by, title, pdf, onward }} text={result} steps={stepsAfter(tool, by)} />;
  const cards = resultKind === 'cards' && parseFlashcards(result);
  if (cards) return <CardsResult uid={uid} by={by} deck={cards} pdf={pdf} />;
  const plan = resultKind === 'plan' && parseStudyPlan(result);
  if (plan) return <PlanResult by={by} plan={plan} />;
  const sheet = resultKind === 'sheet' && parseCramSheet(result);
  if (sheet) return <SheetResult by={by} sheet={sheet} pdf={pdf} />;
  return <Alert look="destructive">{AI_MESSAGES.panel}</Alert>;
}

/** What the study engine makes of a problem or an essay question has steps and questions, but no facts for cards. */
function stepsAfter(tool: AiToolId, by: Runner): readonly Step[] | undefined {
  return by === 'device' && (tool === 'solver' || tool === 'essay') ? ['plan', 'ask'] : undefined;
}

/** Shows the part of a result that has arrived. */
export function ResultSoFar({ tool, text }: { tool: AiToolId; text: string }) {
  const { resultKind } = AI_TOOL_FACTS[tool];
  if (resultKind === 'text') return <RichText>{text}</RichText>;
  const { cards, sessions, sections } = parsePartialResult(text);
  const lines = {
    cards: cards.map(({ front }) => front),
    plan: sessions.map(({ date, start_time, topic }) => `${date} ${start_time} ${topic}`),
    sheet: sections.map(({ heading }) => heading),
  }[resultKind];
  return (
    <ol className="list-decimal pl-6 text-sm">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal and are only added at the end
        <li key={index}>{line}</li>
      ))}
    </ol>
  );
}
