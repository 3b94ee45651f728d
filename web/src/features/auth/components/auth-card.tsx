import type { ReactNode } from 'react';
import { BrandMark } from '@/ui/brand.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';

/** The frame of every page for visitors who are not signed in. */
export function AuthCard({
  title,
  subtitle,
  children,
  footer,
}: {
  title: string;
  subtitle?: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[5fr_6fr]">
      <aside className="relative hidden overflow-hidden bg-[#0d4d36] p-12 text-[#fdf9ef] lg:flex lg:flex-col">
        <p className="flex items-center gap-3 text-2xl font-bold">
          <BrandMark className="size-10" /> Akada
        </p>
        <div className="mb-auto max-w-md pt-[16vh]">
          <p className="text-4xl leading-tight font-bold text-balance">
            One good day of study, then another.
          </p>
          <p className="mt-4 text-lg text-[#cfe3d6]">
            Plan your day, keep your deadlines in sight, and study even when you're offline.
          </p>
        </div>
        <Sunrise />
      </aside>
      <main className="grid content-center justify-items-center px-[16px] py-10">
        <div className="@container/page w-full max-w-sm">
          <BrandMark className="mb-6 size-14 lg:hidden" />
          <PageHeading>{title}</PageHeading>
          {subtitle && <p className="mt-1.5 text-ink-soft">{subtitle}</p>}
          <div className="mt-7 grid gap-5">{children}</div>
          {footer && <div className="mt-7 text-center text-sm text-ink-soft">{footer}</div>}
        </div>
      </main>
    </div>
  );
}

function Sunrise() {
  return (
    <svg aria-hidden viewBox="0 0 400 200" className="absolute -right-16 -bottom-1 w-[34rem]">
      {[190, 160, 130, 100].map((radius, ring) => (
        <circle
          key={radius}
          cx="240"
          cy="200"
          r={radius}
          fill="none"
          stroke="#f4aa1f"
          strokeWidth="3"
          strokeDasharray={ring % 2 === 0 ? '2 14' : '14 10'}
          opacity={0.3 + ring * 0.16}
        />
      ))}
      <circle cx="240" cy="200" r="68" fill="#f4aa1f" />
    </svg>
  );
}
