import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BADGE_TONES, type BadgeTone } from './badge.tsx';
import { Card } from './card.tsx';
import type { LucideIcon } from './icons.ts';

interface TileProps {
  title: string;
  icon: LucideIcon;
  tone?: BadgeTone;
  /** Hides the content while it loads, but keeps its space. */
  isWaiting?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card with a heading and a coloured icon. */
export function Tile({ title, icon: Icon, tone = 'brand', isWaiting, className, children }: TileProps) {
  return (
    <Card className={clsx('p-[min(1.25rem,7vw)]', className)}>
      <h2 className="mb-3 flex items-center gap-2.5 font-bold">
        <span className={`grid size-9 shrink-0 place-items-center rounded-full ${BADGE_TONES[tone]}`}>
          <Icon aria-hidden className="size-4.5" />
        </span>
        {title}
      </h2>
      {isWaiting ? <div className="invisible">{children}</div> : children}
    </Card>
  );
}
