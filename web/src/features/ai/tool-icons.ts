import type { AiToolId } from '@akada/domain/ai/tools';
import {
  ChatIcon,
  CramSheetIcon,
  EssayIcon,
  ExplainerIcon,
  FlashcardsIcon,
  type LucideIcon,
  ParaphraserIcon,
  SolverIcon,
  StudyPlannerIcon,
  SummarizerIcon,
} from '@/ui/icons.ts';

export const TOOL_ICONS: Record<AiToolId, LucideIcon> = {
  chat: ChatIcon,
  planner: StudyPlannerIcon,
  solver: SolverIcon,
  essay: EssayIcon,
  cram: CramSheetIcon,
  flashcards: FlashcardsIcon,
  summarizer: SummarizerIcon,
  explainer: ExplainerIcon,
  paraphraser: ParaphraserIcon,
};
