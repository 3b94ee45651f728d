import { Badge } from './badge.tsx';
import { AiIcon, OnThisDeviceIcon } from './icons.ts';

/** Says what made a result or the questions of a practice. */
export function MadeByBadge({ by }: { by: 'ai' | 'device' }) {
  const Icon = by === 'device' ? OnThisDeviceIcon : AiIcon;
  return (
    <Badge tone={by === 'device' ? 'green' : 'blue'}>
      <Icon aria-hidden className="size-3.5" /> {by === 'device' ? 'Made on your device' : 'Made by AI'}
    </Badge>
  );
}
