import { Cpu } from 'lucide-react';
import { Badge } from '@/ui/badge.tsx';
import { ENGINE_NAME } from '../engine.ts';

/** Names the AI provider. */
export function EngineBadge() {
  return (
    <Badge tone="blue">
      <Cpu aria-hidden className="size-3.5" /> {ENGINE_NAME}
    </Badge>
  );
}
