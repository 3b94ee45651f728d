import { dayOf, minuteOfDay } from '@akada/domain/days/day';
import type { Zone } from '@akada/domain/days/zone';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import {
  END_OF_DAY,
  type TaskDraft,
  type TaskFormValues,
  taskFormSchemaIn,
} from '@akada/domain/planner/forms';
import {
  PLANNER_DEFAULTS,
  PLANNER_LIMITS,
  priorityLevel,
  TASK_STATUSES,
  timeOf,
} from '@akada/domain/planner/planner';
import type { Task } from '@akada/domain/planner/schemas';
import { useState } from 'react';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { useForm } from '@/lib/use-form.ts';
import { useZone } from '@/lib/zone.ts';
import { DateField } from '@/ui/date-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextAreaField, TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { LimitReachedDialog } from '@/ui/limit-reached-dialog.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TimeField } from '@/ui/time-field.tsx';
import { fieldProps } from '../field-props.ts';
import { optionsOf, STATUS_LABELS } from '../labels.ts';
import { PriorityField } from './priority-field.tsx';

interface TaskDialogProps {
  uid: string;
  /** The task to edit; null for a new one. */
  task: Task | null;
  onSave: (task: TaskDraft) => void;
  onClose: () => void;
}

/** The form of a task. Title and due date are required; the status can be set when editing. */
export function TaskDialog({ uid, task, onSave, onClose }: TaskDialogProps) {
  const quotaMessage = useDayQuotaMessage(uid, task ? null : USAGE_FEATURES.tasks);
  const zone = useZone();
  const [before] = useState(() => valuesOf(task, zone));
  const [values, setValues] = useState(before);
  const { formProps, problems, clearProblems } = useForm<keyof TaskFormValues>('a task was not saved', () =>
    onSave(parseForm(taskFormSchemaIn(zone), values)),
  );
  function change(changed: Partial<TaskFormValues>) {
    setValues((now) => ({ ...now, ...changed }));
    clearProblems(...(Object.keys(changed) as (keyof TaskFormValues)[]));
  }
  const field = fieldProps(values, problems, change);
  const isDirty = JSON.stringify(values) !== JSON.stringify(before);

  // A form with typed text stays open when the quota is reached.
  if (quotaMessage && !isDirty)
    return <LimitReachedDialog title="Create New Task" message={quotaMessage} onClose={onClose} />;
  return (
    <Dialog title={task ? 'Edit Task' : 'Create New Task'} isDirty={isDirty} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          A task has a due date. To plan time for it, add a schedule entry in Today.
        </p>
        <TextField label="Title" maxLength={PLANNER_LIMITS.title} required {...field('title')} />
        <TextAreaField
          label="Description"
          optional
          maxLength={PLANNER_LIMITS.description}
          {...field('description')}
        />
        <DateField
          label="Due date"
          value={values.due_date}
          error={problems.due_date}
          onChange={(day) => change({ due_date: day })}
        />
        <div className="grid grid-pairs gap-4">
          <TimeField label="Due time" {...field('due_time')} />
          <TextField label="Tag" optional maxLength={PLANNER_LIMITS.tag} {...field('tag')} />
          {task && (
            <SelectField
              label="Status"
              options={optionsOf(TASK_STATUSES, STATUS_LABELS)}
              {...field('status')}
            />
          )}
        </div>
        <PriorityField value={values.priority} onChange={(priority) => change({ priority })} />
        <FormButtons disabled={!values.title.trim()} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function valuesOf(task: Task | null, zone: Zone): TaskFormValues {
  const due = task?.due_date ?? new Date();
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    tag: task?.tag ?? '',
    priority: task ? priorityLevel(task.priority) : PLANNER_DEFAULTS.priority,
    due_date: dayOf(due, zone),
    due_time: task ? timeOf(minuteOfDay(due, zone)) : END_OF_DAY,
    status: task?.status ?? PLANNER_DEFAULTS.status,
  };
}
