import type { Mood } from '@akada/domain/journal/journal';
import { Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import type { BadgeTone } from '@/ui/badge.tsx';

export const MOOD_LABELS: Record<Mood, { label: string; icon: LucideIcon; tone: BadgeTone }> = {
  great: { label: 'Great', icon: Laugh, tone: 'green' },
  good: { label: 'Good', icon: Smile, tone: 'brand' },
  okay: { label: 'Okay', icon: Meh, tone: 'yellow' },
  poor: { label: 'Poor', icon: Frown, tone: 'red' },
};
