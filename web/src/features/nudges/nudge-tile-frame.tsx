import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { NudgesIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

interface NudgeTileFrameProps {
  /** The nudge's text, or why there is none; absent while it loads. */
  children?: ReactNode;
  /** The nudge's button. */
  action?: ReactNode;
}

/** Home's tile for today's nudge. It has its final size before the nudge has loaded. */
export function NudgeTileFrame({ children, action }: NudgeTileFrameProps) {
  return (
    <Tile title="Today's Nudge" icon={NudgesIcon} tone="blue">
      {children ?? <p className="mb-3 min-h-12">Loading...</p>}
      {/* At the end, so that it does not move when the nudge and its button load. */}
      <div className="flex flex-wrap gap-1">
        {action}
        <Link to="/dashboard/nudges" className={`${buttonClass('quiet', 'sm')} ml-auto`}>
          All nudges
        </Link>
      </div>
    </Tile>
  );
}
