import { useEffect, useRef } from 'react';

/** The first page was opened by the browser, which has told the student so already. */
let isFirstPage = true;

interface PageHeadingProps {
  children: string;
  className?: string;
}

/**
 * The heading of a page, which also names it in the browser's tab. After a navigation, or when what the page says
 * changes, the focus comes here: so a screen reader says where one is, and the keyboard starts from the top.
 */
export function PageHeading({
  children,
  className = 'text-[min(1.875rem,11vw)] leading-tight font-bold',
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · Akada`;
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}

/** Moves the focus to the page's heading, after what had it was removed. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
