import { clsx } from 'clsx';
import { useState } from 'react';
import { PersonIcon } from './icons.ts';

const SIZES = {
  xs: { box: 'size-5 text-[0.5rem]', pixels: 20 },
  sm: { box: 'size-9 text-sm', pixels: 36 },
  /** For the top bar, which does not grow with the text size. */
  bar: { box: 'size-[36px] text-[14px]', pixels: 36 },
  lg: { box: 'size-20 text-2xl', pixels: 80 },
} as const;

interface AvatarProps {
  name: string;
  /** The picture's address; null without a picture. */
  src: string | null;
  size?: keyof typeof SIZES;
}

/** A student's picture, or the initials without one. Hidden from screen readers: the caller shows the name. */
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
      {initialsOf(name) || <PersonIcon className="size-3/5" />}
      {src !== null && src !== failed && (
        <img
          // A new picture must not start with the state of the previous one.
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

/** The initials of a name's first and last word, with their combining marks; '' if it has no letters. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
