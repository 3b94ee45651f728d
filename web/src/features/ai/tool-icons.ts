import type { AiToolId } from '@akada/domain/ai/tools';
import {
  BookOpenText,
  Calculator,
  CalendarRange,
  FileText,
  Layers,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  PenLine,
  Replace,
} from 'lucide-react';

export const TOOL_ICONS: Record<AiToolId, LucideIcon> = {
  chat: MessageCircle,
  planner: CalendarRange,
  solver: Calculator,
  essay: PenLine,
  cram: BookOpenText,
  flashcards: Layers,
  summarizer: FileText,
  explainer: Lightbulb,
  paraphraser: Replace,
};
