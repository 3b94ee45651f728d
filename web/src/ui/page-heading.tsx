import { useEffect, useRef } from 'react';

/** For the first page the browser has announced the title already. */
let isFirstPage = true;

interface PageHeadingProps {
  children: string;
  className?: string;
}

/** Whether a button of the bars has the focus: it opens something over the page, to which the focus returns afterwards. */
function isInBars(element: Element | null): boolean {
  return element instanceof HTMLButtonElement && element.closest('header, nav') !== null;
}

/**
 * The heading of a page, which also sets the tab's title. It receives the focus after a navigation or when its text
 * changes, so that screen readers announce the page and keyboard users start at its top. If the student has pressed a
 * button of the bars meanwhile, the focus stays there.
 */
export function PageHeading({
  children,
  className = 'text-[min(1.875rem,11vw)] leading-tight font-bold',
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · Akada`;
    if (!isFirstPage && !isInBars(document.activeElement)) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}

/** Moves the focus to the page's heading, after the focused element was removed. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
