import { Badge } from '@/ui/badge.tsx';
import { StudyEngineIcon } from '@/ui/icons.ts';

const ENGINE_NAME = import.meta.env.VITE_STUDY_ENGINE === 'local' ? 'Local study engine' : 'Google Gemini';

/** Says whether the local study engine or Google's model answers. */
export function EngineBadge() {
  return (
    <Badge tone="blue">
      <StudyEngineIcon aria-hidden className="size-3.5" /> {ENGINE_NAME}
    </Badge>
  );
}
