import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';

interface NudgeTileFrameProps {
  /** The nudge, or why there is none; while it loads, nothing. */
  children?: ReactNode;
  /** The button of the nudge. */
  action?: ReactNode;
}

/** Home's tile for today's nudge, which has its size before the nudge is known. */
export function NudgeTileFrame({ children, action }: NudgeTileFrameProps) {
  return (
    <Tile title="Today's Nudge" icon={BellRing} tone="blue">
      {children ?? <p className="mb-3 min-h-12">One moment…</p>}
      {/* At the end, so that it does not move when the nudge and its button come. */}
      <div className="flex flex-wrap gap-1">
        {action}
        <Link to="/dashboard/nudges" className={`${buttonClass('quiet', 'sm')} ml-auto`}>
          All nudges
        </Link>
      </div>
    </Tile>
  );
}
