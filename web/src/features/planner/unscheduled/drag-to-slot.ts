import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** How far a mouse moves, in pixels, before it drags. */
const SLOP_PX = 6;

/** Drags with the mouse, or with Space and the arrow keys from slot to slot. */
export function useSlotSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SLOP_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextSlot }),
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves from a slot to the next or the previous one, at first to the earliest. */
const nextSlot: KeyboardCoordinateGetter = (event, { context: { droppableRects, over } }) => {
  const step = STEPS[event.code];
  if (!step) return;
  event.preventDefault();
  const slots = [...droppableRects].sort(([, a], [, b]) => a.top - b.top);
  const at = slots.findIndex(([id]) => id === over?.id);
  const place = Math.max(0, Math.min(slots.length - 1, at + step));
  const rect = slots[place]?.[1];
  return rect && { x: rect.left, y: rect.top };
};

/** The slot under the mouse, or the one that the keyboard has moved to. */
export const slotUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const { left, top } = args.collisionRect;
  return args.droppableContainers
    .filter(({ id }) => {
      const rect = args.droppableRects.get(id);
      return rect && Math.abs(rect.left - left) < 2 && Math.abs(rect.top - top) < 2;
    })
    .map(({ id }) => ({ id }));
};
