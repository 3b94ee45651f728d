import { PRIORITIES, TASK_STATUSES, type TaskFilter } from '@akada/domain/planner/planner';
import { currentZone } from '@/lib/zone.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { DUE_RANGES, type DueRange, dueBounds } from '../due-range.ts';
import { optionsOf, PRIORITY_LABELS, STATUS_LABELS } from '../labels.ts';

const DUE_LABELS: Record<DueRange, string> = {
  all: 'Any time',
  overdue: 'Past',
  today: 'Today',
  week: 'Next 7 days',
};

interface TaskFiltersProps {
  filter: TaskFilter;
  due: DueRange;
  /** The tags to choose from. */
  tags: readonly string[];
  onChange: (filter: TaskFilter, due: DueRange) => void;
}

/** Filters tasks by status, priority, tag and due date. */
export function TaskFilters({ filter, due, tags, onChange }: TaskFiltersProps) {
  const change = (changed: Partial<TaskFilter>) => onChange({ ...filter, ...changed }, due);
  return (
    <div className="mb-5 grid grid-pairs gap-3 md:grid-cols-4">
      <SelectField
        label="Status"
        value={filter.status}
        options={[{ value: 'all', label: 'All' }, ...optionsOf(TASK_STATUSES, STATUS_LABELS)]}
        onChange={({ target }) => change({ status: target.value as TaskFilter['status'] })}
      />
      <SelectField
        label="Priority"
        value={filter.priority}
        options={[{ value: 'all', label: 'All' }, ...optionsOf(PRIORITIES, PRIORITY_LABELS)]}
        onChange={({ target }) => change({ priority: target.value as TaskFilter['priority'] })}
      />
      <SelectField
        label="Tag"
        value={filter.tag}
        options={[{ value: 'all', label: 'All' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        onChange={({ target }) => change({ tag: target.value })}
      />
      <SelectField
        label="Due"
        value={due}
        options={DUE_RANGES.map((range) => ({ value: range, label: DUE_LABELS[range] }))}
        onChange={({ target }) => {
          const range = target.value as DueRange;
          onChange({ ...filter, due: dueBounds(range, new Date(), currentZone()) }, range);
        }}
      />
    </div>
  );
}
