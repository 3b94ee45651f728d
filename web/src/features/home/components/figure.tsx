import type { ReactNode } from 'react';
import type { LucideIcon } from '@/ui/icons.ts';

interface FigureProps {
  title: string;
  icon: LucideIcon;
  /** Hides the content while it loads, but keeps its space. */
  isWaiting?: boolean;
  className?: string;
  children: ReactNode;
}

/** One of the student's figures, with its heading. */
export function Figure({ title, icon: Icon, isWaiting, className, children }: FigureProps) {
  return (
    <section className={className}>
      <h2 className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
        <Icon aria-hidden className="size-4 shrink-0 text-marigold-ink" />
        {title}
      </h2>
      {isWaiting ? <div className="invisible">{children}</div> : children}
    </section>
  );
}
