import { Button } from './button.tsx';

interface ShowMoreProps {
  /** Whether there is another page, and how to read it. */
  list: { canRead: boolean; busy: boolean; readMore: () => Promise<void> };
  className?: string;
}

/** The button below a list that reads its next page; nothing on the last page. */
export function ShowMore({
  list: { canRead, busy, readMore },
  className = 'justify-self-center',
}: ShowMoreProps) {
  return (
    canRead && (
      <Button look="secondary" busy={busy} className={className} onClick={() => void readMore()}>
        Show more
      </Button>
    )
  );
}
