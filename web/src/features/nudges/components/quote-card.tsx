import type { Day } from '@akada/domain/days/day';
import { quoteOfTheDay } from '@akada/domain/journal/quotes';
import { Card } from '@/ui/card.tsx';

/** The quote of the day with its author and source. */
export function QuoteCard({ day }: { day: Day }) {
  const { text, author, source } = quoteOfTheDay(day);
  return (
    <Card className="p-5">
      <figure>
        <blockquote className="text-lg font-semibold text-balance">“{text}”</blockquote>
        <figcaption className="mt-2 text-sm text-ink-soft">
          {author}, <cite>{source}</cite>
        </figcaption>
      </figure>
    </Card>
  );
}
