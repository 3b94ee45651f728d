import { moodLabel } from '@akada/domain/journal/figures';
import { type DayFigures, studyHours } from '@akada/domain/journal/study';
import { longDay } from '@/lib/time.ts';

/** The figures of the chart for screen readers. */
export function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    // The wrapper is hidden and not the table, which can't be narrower than its words and would widen the page.
    <div className="sr-only">
      <table>
        <caption>Mood and study time of the last {days.length} days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Mood</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, mood, hours }) => (
            <tr key={day}>
              <th scope="row">{longDay(day)}</th>
              <td>{mood === null ? 'no entry' : moodLabel(mood)}</td>
              <td>{studyHours([{ hours }])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
