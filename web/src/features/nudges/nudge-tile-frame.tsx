import { clsx } from 'clsx';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';

interface NudgeTileFrameProps {
  /** The nudge, or why there is none; while it loads, nothing. */
  children?: ReactNode;
  /** Whether a button stands before the link. */
  hasAction?: boolean;
}

/** Home's tile for today's nudge, which has its size before the nudge is known. */
export function NudgeTileFrame({ children, hasAction = false }: NudgeTileFrameProps) {
  return (
    <Tile title="Today's Nudge" icon={BellRing} tone="blue">
      {children ?? <p className="mb-3 min-h-12">One moment…</p>}
      <Link to="/dashboard/nudges" className={clsx(buttonClass('quiet', 'sm'), !hasAction && '-ml-3')}>
        All nudges
      </Link>
    </Tile>
  );
}
