import { Badge } from '@/ui/badge.tsx';
import { StudyEngineIcon } from '@/ui/icons.ts';

const ENGINE = import.meta.env.VITE_STUDY_ENGINE ?? 'gemini';
const ENGINE_NAMES = { local: 'Local study engine', gemini: 'Google Gemini', none: 'AI not set up' } as const;

/** Says what answers the AI tools: the local study engine, Google's model, or nothing. */
export function EngineBadge() {
  return (
    <Badge tone="blue">
      <StudyEngineIcon aria-hidden className="size-3.5" /> {ENGINE_NAMES[ENGINE]}
    </Badge>
  );
}
