import { Button } from './button.tsx';

interface ShowMoreProps {
  /** The list, as far as its end goes. */
  list: { canRead: boolean; busy: boolean; readMore: () => Promise<void> };
  className?: string;
}

/** The button behind a list that reads its next page; nothing where there is none. */
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
