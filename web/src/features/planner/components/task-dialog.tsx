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
  PRIORITIES,
  priorityLevel,
  TASK_STATUSES,
  timeOf,
} from '@akada/domain/planner/planner';
import type { Task } from '@akada/domain/planner/schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { useZone } from '@/lib/zone.ts';
import { DateField } from '@/ui/date-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '@/ui/field.tsx';
import { QuotaReachedDialog } from '@/ui/refusal-dialog.tsx';
import { optionsOf, PRIORITY_LABELS, STATUS_LABELS } from '../labels.ts';
import { FormActions } from './form-actions.tsx';

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
  const { register, control, watch, handleSubmit, formState } = useForm<TaskFormValues, unknown, TaskDraft>({
    resolver: zodResolver(taskFormSchemaIn(zone)),
    defaultValues: valuesOf(task, zone),
  });
  const { errors, isSubmitting, isDirty } = formState;
  const title = watch('title');

  // A form with typed text stays open when the quota is reached.
  if (quotaMessage && !isDirty)
    return <QuotaReachedDialog title="Create New Task" message={quotaMessage} onClose={onClose} />;
  return (
    <Dialog title={task ? 'Edit Task' : 'Create New Task'} isDirty={isDirty} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit(onSave)} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          A task has a due date. To plan time for it, add a schedule entry in Today.
        </p>
        <TextField
          label="Title"
          maxLength={PLANNER_LIMITS.title}
          error={errors.title?.message}
          required
          {...register('title')}
        />
        <TextAreaField
          label="Description"
          optional
          maxLength={PLANNER_LIMITS.description}
          error={errors.description?.message}
          {...register('description')}
        />
        <Controller
          name="due_date"
          control={control}
          render={({ field }) => (
            <DateField
              label="Due date"
              error={errors.due_date?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <div className="grid grid-pairs gap-4">
          <TextField label="Due time" type="time" {...register('due_time')} />
          <SelectField
            label="Priority"
            options={optionsOf(PRIORITIES, PRIORITY_LABELS)}
            error={errors.priority?.message}
            {...register('priority')}
          />
          <TextField
            label="Tag"
            optional
            maxLength={PLANNER_LIMITS.tag}
            error={errors.tag?.message}
            {...register('tag')}
          />
          {task && (
            <SelectField
              label="Status"
              options={optionsOf(TASK_STATUSES, STATUS_LABELS)}
              error={errors.status?.message}
              {...register('status')}
            />
          )}
        </div>
        <FormActions busy={isSubmitting} disabled={!title.trim()} onCancel={onClose} />
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
