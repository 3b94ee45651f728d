import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { initialsOf } from '@/lib/initials.ts';

const SIZES = {
  xs: { box: 'size-5 text-[0.5rem]', pixels: 20 },
  sm: { box: 'size-9 text-sm', pixels: 36 },
  /** In the top bar, which does not grow with the text. */
  bar: { box: 'size-[36px] text-[14px]', pixels: 36 },
  lg: { box: 'size-20 text-2xl', pixels: 80 },
} as const;

interface AvatarProps {
  name: string;
  /** Where the picture is; null where there is none. */
  src: string | null;
  size?: keyof typeof SIZES;
}

/** A student's picture, over the initials, which stay where there is none. The name is said by who shows it. */
export function Avatar({ name, src, size = 'sm' }: AvatarProps) {
  const { box, pixels } = SIZES[size];
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={clsx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-tint font-bold text-brand-ink select-none',
        box,
      )}
    >
      {initialsOf(name) || <UserRound className="size-3/5" />}
      {src !== null && src !== failed && (
        <img
          // Another picture does not begin with what came of the last one.
          key={src}
          src={src}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full rounded-full border border-line object-cover"
        />
      )}
    </span>
  );
}
