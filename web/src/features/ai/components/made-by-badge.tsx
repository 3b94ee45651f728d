import { Badge } from '@/ui/badge.tsx';
import { AiIcon, OnThisDeviceIcon } from '@/ui/icons.ts';
import type { Runner } from '../runner.ts';

/** Says what made a result. */
export function MadeByBadge({ runner }: { runner: Runner }) {
  const Icon = runner === 'device' ? OnThisDeviceIcon : AiIcon;
  return (
    <Badge tone={runner === 'device' ? 'green' : 'blue'}>
      <Icon aria-hidden className="size-3.5" /> {runner === 'device' ? 'Made on your device' : 'Made by AI'}
    </Badge>
  );
}
