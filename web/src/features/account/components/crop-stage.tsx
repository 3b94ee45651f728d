import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
} from 'react';
import { type Crop, MAX_ZOOM, moved, zoomed } from '../crop.ts';
import { drawCrop } from '../picture.ts';

/** Side of the preview in pixels, enough for screens with several device pixels per CSS pixel. */
const PREVIEW = 576;
/** How far one key press moves or zooms, as a share of the frame. */
const STEP = 0.05;

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CropStageProps {
  picture: HTMLCanvasElement;
  crop: Crop;
  onChange: Dispatch<SetStateAction<Crop>>;
}

/** The picture under a round frame; fingers, mouse or keys move and zoom it. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function follow(event: PointerEvent) {
    const at = fingers.current;
    const last = at.get(event.pointerId);
    if (!last) return;
    const before = spreadOf([...at.values()]);
    at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const nearer = before > 0 ? spreadOf([...at.values()]) / before : 1;
    // With two fingers down, each moves the picture by half of its own way.
    const side = event.currentTarget.clientWidth * at.size;
    const right = (event.clientX - last.x) / side;
    const down = (event.clientY - last.y) / side;
    onChange((now) => zoomed(picture, moved(picture, now, right, down), now.zoom * nearer));
  }

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      onChange((now) => moved(picture, now, ...arrow));
    } else if (event.key === '+' || event.key === '-') {
      const factor = event.key === '+' ? 1 + STEP : 1 / (1 + STEP);
      onChange((now) => zoomed(picture, now, now.zoom * factor));
    }
  }

  const letGo = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return (
    <div className="grid justify-items-center gap-3">
      <div
        role="application"
        aria-label="Your picture in its frame. Use the arrow keys to move it, plus and minus to zoom."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={follow}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="relative aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-2xl active:cursor-grabbing"
      >
        <canvas ref={canvas} width={PREVIEW} height={PREVIEW} className="size-full" />
        <span className="pointer-events-none absolute inset-0 rounded-full border-2 border-[#fff] [box-shadow:0_0_0_10rem_rgb(8_16_12/0.55)]" />
      </div>
      <label className="grid w-full max-w-72 gap-1 text-sm font-semibold">
        Zoom
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={({ target }) => onChange((now) => zoomed(picture, now, Number(target.value)))}
          className="h-8 w-full accent-brand"
        />
      </label>
      <p className="w-full max-w-72 text-sm text-ink-soft">
        Drag the picture, or move it with the arrow keys.
      </p>
    </div>
  );
}

/** The distance between two fingers; 0 unless there are exactly two. */
function spreadOf(fingers: readonly { x: number; y: number }[]): number {
  const [a, b] = fingers;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
