import type { Mood } from '@akada/domain/journal';
import type { BadgeTone } from '@/ui/badge.tsx';

export const MOOD_LABELS: Record<Mood, { label: string; face: string; tone: BadgeTone }> = {
  great: { label: 'Great', face: '😄', tone: 'green' },
  good: { label: 'Good', face: '🙂', tone: 'brand' },
  okay: { label: 'Okay', face: '😐', tone: 'yellow' },
  poor: { label: 'Poor', face: '🙁', tone: 'red' },
};
