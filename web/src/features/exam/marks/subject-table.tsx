import { scoreOf, type TopicMarks } from '@akada/domain/practice/marking';
import { Meter } from '@/ui/meter.tsx';

/** The marks of each subject. */
export function SubjectTable({ subjects }: { subjects: readonly TopicMarks[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Marks by subject</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-1 font-semibold">
            Subject
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-semibold">
            Right
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-semibold">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((marks) => (
          <tr key={marks.topic} className="border-t border-line">
            <th scope="row" className="py-2 font-semibold wrap-anywhere">
              {marks.topic || 'All questions'}
              <span className="mt-1 block max-w-60">
                <Meter
                  label={`Score in ${marks.topic || 'all questions'}`}
                  value={scoreOf(marks)}
                  max={100}
                />
              </span>
            </th>
            <td className="py-2 pl-3 text-right whitespace-nowrap tabular">
              {marks.right} of {marks.count}
            </td>
            <td className="py-2 pl-3 text-right font-semibold tabular">{scoreOf(marks)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
