import type { Day } from '@akada/domain/days/day';
import { tipOfTheDay } from '@akada/domain/home/tips';
import { Button } from '@/ui/button.tsx';
import { FocusIcon, StudyTipIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

interface StudyTipTileProps {
  /** The student's day. */
  today: Day;
  /** Opens the focus timer. */
  onFocus: (target: null) => void;
}

/** The tip of the day, and the focus timer to try it with. */
export function StudyTipTile({ today, onFocus }: StudyTipTileProps) {
  return (
    <Tile title="Study tip of the day" icon={StudyTipIcon} tone="marigold">
      <p className="mb-4 text-lg">{tipOfTheDay(today)}</p>
      <Button look="secondary" onClick={() => onFocus(null)}>
        <FocusIcon aria-hidden className="size-4" /> Start Pomodoro Timer
      </Button>
    </Tile>
  );
}
