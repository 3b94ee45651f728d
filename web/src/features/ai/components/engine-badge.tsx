import { Cpu } from 'lucide-react';
import { Badge } from '@/ui/badge.tsx';

const ENGINE_NAME = import.meta.env.VITE_STUDY_ENGINE === 'local' ? 'Local study engine' : 'Google Gemini';

/** Says whether the local study engine or Google's model answers. */
export function EngineBadge() {
  return (
    <Badge tone="blue">
      <Cpu aria-hidden className="size-3.5" /> {ENGINE_NAME}
    </Badge>
  );
}
