import { PRIORITIES, type Priority } from '@akada/domain/planner/planner';
import { useId } from 'react';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import { PRIORITY_LABELS } from '../labels.ts';

interface PriorityFieldProps {
  value: Priority;
  onChange: (priority: Priority) => void;
}

/** The priority of an entry or a task. */
export function PriorityField({ value, onChange }: PriorityFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Priority</legend>
      <SegmentedRadios
        name={useId()}
        options={PRIORITIES.map((id) => ({ id, label: PRIORITY_LABELS[id].label }))}
        value={value}
        onChange={onChange}
        className="grid-triples"
      />
    </fieldset>
  );
}
