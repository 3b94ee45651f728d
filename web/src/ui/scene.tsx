import type { ReactNode } from 'react';

export const SCENES = ['start', 'done', 'lost', 'offline'] as const;
/** `start`: nothing here yet. `done`: nothing left. `lost`: not found. `offline`: not on this device. */
export type SceneName = (typeof SCENES)[number];

/** The outline that the parts share. */
const PEN = { strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The logo's sun and book, drawn large for a page or list without content. Decorative: the words beside it say it all. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg aria-hidden viewBox="0 -4 168 116" className="size-full">
      <ellipse cx={84} cy={103} rx={62} ry={6} className="fill-sunken" />
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS: Record<SceneName, ReactNode> = {
  start: (
    <>
      <Sun cy={66} />
      <OpenBook />
    </>
  ),
  done: (
    <>
      <Sun cy={44} />
      <OpenBook />
      <path d="M102 79l6 6 12-13" className="fill-none stroke-brand-ink" {...PEN} strokeWidth={4} />
    </>
  ),
  lost: (
    <>
      <Sun cy={66} />
      <Cloud x={26} y={34} />
      <OpenBook />
      <path d="M52 74q1-5 6-4t3 6-3 4m0 6v.5" className="fill-none stroke-brand-ink" {...PEN} />
      <path d="M124 30l15-6 8 17-15 7z" className="fill-surface stroke-brand-ink" {...PEN} />
      <path d="M130 34l6-3m-4 8l8-4" className="stroke-line-strong" {...PEN} strokeWidth={2} />
    </>
  ),
  offline: (
    <>
      <path d="M92 12a26 26 0 1 0 20 42A21 21 0 0 1 92 12z" className="fill-marigold stroke-none" {...PEN} />
      <Star x={40} y={26} />
      <Star x={128} y={22} />
      <Star x={62} y={52} />
      <Cloud x={98} y={34} />
      <ClosedBook />
    </>
  ),
};

/** @param cy the height of its middle; the book hides its lower half when it rises */
function Sun({ cy }: { cy: number }) {
  return (
    <g className="fill-none stroke-marigold" {...PEN} strokeWidth={4}>
      {[0, 30, 60, 90, 120, 150, 180].map((angle) => (
        <path key={angle} d={`M84 ${cy}m-38 0h-8`} transform={`rotate(${angle} 84 ${cy})`} />
      ))}
      <circle cx={84} cy={cy} r={26} className="fill-marigold stroke-none" />
    </g>
  );
}

function OpenBook() {
  return (
    <g {...PEN}>
      <path d="M26 66v34q34-6 58 3 24-9 58-3V66z" className="fill-brand stroke-brand" />
      <path
        d="M84 70q-22-12-52-8v33q30-5 52 5 22-10 52-5V62q-30-4-52 8z"
        className="fill-surface stroke-brand"
      />
      <path d="M84 70v30" className="stroke-brand" />
    </g>
  );
}

function ClosedBook() {
  return (
    <g {...PEN}>
      <path d="M44 78h80v22H44q-9 0-9-11t9-11z" className="fill-brand stroke-brand" />
      <path d="M124 82H47q-5 0-5 7t5 7h77" className="fill-surface stroke-brand" />
      <path d="M104 82v22l6-5 6 5V82z" className="fill-marigold stroke-none" />
    </g>
  );
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M10 24a9 9 0 0 1 1-18 13 13 0 0 1 25 2 8 8 0 0 1 2 16z"
      className="fill-surface stroke-line-strong"
      {...PEN}
    />
  );
}

function Star({ x, y }: { x: number; y: number }) {
  return (
    <path transform={`translate(${x} ${y})`} d="M0-5v10M-5 0h10" className="stroke-marigold-ink" {...PEN} />
  );
}
