import type { ComponentProps } from 'react';
import { NextTaskTile } from './next-task-tile.tsx';
import { StudyTipTile } from './study-tip-tile.tsx';

interface LaterTilesProps extends ComponentProps<typeof NextTaskTile>, ComponentProps<typeof StudyTipTile> {
  /** Whether the next task is what Home offers to do now. */
  isTaskNow: boolean;
}

/** The last tiles, which nothing waits for: they load after the rest of Home. */
export function LaterTiles({ isTaskNow, tasks, elsewhere, today, onFocus }: LaterTilesProps) {
  return (
    <>
      {!isTaskNow && <NextTaskTile tasks={tasks} elsewhere={elsewhere} />}
      <StudyTipTile today={today} onFocus={onFocus} />
    </>
  );
}
