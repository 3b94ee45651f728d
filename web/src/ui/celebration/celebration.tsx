import { clsx } from 'clsx';
import './celebration.css';
import { LevelIcon, type LucideIcon, ScholarIcon, StreakIcon } from '@/ui/icons.ts';

type Celebrated = 'streak' | 'level' | 'plan';

const ICONS: Record<Celebrated, LucideIcon> = { streak: StreakIcon, level: LevelIcon, plan: ScholarIcon };
const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30);

export interface CelebrationProps {
  kind: Celebrated;
  title: string;
  text: string;
}

/** A medal with the logo's rays over the page, which stays usable. */
export function Celebration({ kind, title, text }: CelebrationProps) {
  const Icon = ICONS[kind];
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-6">
      <div className="grid max-w-xs justify-items-center gap-1 rounded-3xl border border-line bg-surface px-8 py-6 text-center shadow-card">
        <span className="relative mb-2 grid size-28 place-items-center">
          <svg aria-hidden viewBox="-56 -56 112 112" className="celebration-rays absolute inset-0">
            {RAYS.map((angle) => (
              <path
                key={angle}
                d="M0-42v-9"
                transform={`rotate(${angle})`}
                strokeWidth={5}
                strokeLinecap="round"
                className="stroke-marigold"
              />
            ))}
          </svg>
          <span className="celebration-medal grid size-16 place-items-center rounded-full bg-[#f4aa1f] text-[#3a2500]">
            <Icon aria-hidden className={clsx('size-8', kind === 'streak' && 'celebration-flame')} />
          </span>
        </span>
        <p className="text-xl font-bold text-balance">{title}</p>
        <p className="text-ink-soft text-balance">{text}</p>
      </div>
    </div>
  );
}
