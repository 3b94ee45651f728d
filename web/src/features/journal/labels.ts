import type { Mood } from '@akada/domain/journal/journal';
import type { BadgeTone } from '@/ui/badge.tsx';
import { GoodMoodIcon, GreatMoodIcon, type LucideIcon, OkayMoodIcon, PoorMoodIcon } from '@/ui/icons.ts';

export const MOOD_LABELS: Record<Mood, { label: string; icon: LucideIcon; tone: BadgeTone }> = {
  great: { label: 'Great', icon: GreatMoodIcon, tone: 'green' },
  good: { label: 'Good', icon: GoodMoodIcon, tone: 'brand' },
  okay: { label: 'Okay', icon: OkayMoodIcon, tone: 'yellow' },
  poor: { label: 'Poor', icon: PoorMoodIcon, tone: 'blue' },
};
