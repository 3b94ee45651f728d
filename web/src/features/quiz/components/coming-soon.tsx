import { Card } from '@/ui/card.tsx';
import { Meter } from '@/ui/meter.tsx';

const TIMELINE = [
  { what: 'Beta', when: 'Q2 2025' },
  { what: 'Full release', when: 'Q3 2025' },
];
const PERCENT = 25;

/** The coming-soon card of live quizzes; its dates and figures are fixed texts. */
export function ComingSoon() {
  return (
    <section aria-labelledby="live-quizzes">
      <h2 id="live-quizzes" className="text-lg font-bold">
        Live quizzes with classmates
      </h2>
      <p className="mt-1 text-ink-soft">Coming soon: quizzes made from what you study.</p>
      <Card className="mt-4 grid gap-6 p-6 @2xl/page:grid-cols-2 @2xl/page:items-center">
        <div>
          <p className="flex justify-between text-sm font-semibold">
            <span>Development progress</span>
            <span>{PERCENT}% complete</span>
          </p>
          <div className="mt-2">
            <Meter label="Development progress" value={PERCENT} max={100} />
          </div>
        </div>
        <ol className="grid gap-4 border-l-2 border-line pl-5">
          {TIMELINE.map(({ what, when }) => (
            <li key={what}>
              <p className="font-semibold">{what}</p>
              <p className="text-sm text-ink-soft">{when}</p>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
