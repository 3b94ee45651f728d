import { isOneTopic } from '@akada/domain/ai/plan-topic';
import { practicePathOfTopic } from '@/lib/practice-path.ts';
import { DeleteIcon, EditIcon, FocusIcon, GoalIcon } from '@/ui/icons.ts';
import { Menu, type MenuItem } from '@/ui/menu.tsx';
import type { LoadedMenu } from '@/ui/menu-button.tsx';

export interface RowMenuProps extends LoadedMenu {
  /** The name of the menu's button. */
  label: string;
  /** Opens the focus timer for the row; undefined where there is nothing to focus on. */
  onFocus?: (() => void) | undefined;
  /** What is studied, if it may be practised. */
  topic?: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a schedule entry or a task. */
export function RowMenu({ label, onFocus, topic, onEdit, onDelete, ...loaded }: RowMenuProps) {
  const items: MenuItem[] = [
    ...(onFocus ? [{ label: 'Focus', icon: FocusIcon, action: onFocus }] : []),
    ...(topic && isOneTopic(topic)
      ? [{ label: 'Practise this topic', icon: GoalIcon, action: practicePathOfTopic(topic) }]
      : []),
    { label: 'Edit', icon: EditIcon, action: onEdit },
    { label: 'Delete', icon: DeleteIcon, action: onDelete, isDestructive: true },
  ];
  return <Menu label={label} items={items} {...loaded} />;
}
