import type { ReactNode } from 'react';
import { Switch } from '@/ui/switch.tsx';

interface SwitchRowProps {
  label: string;
  hint: ReactNode;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function SwitchRow({ label, hint, checked, disabled, onChange }: SwitchRowProps) {
  return (
    <label className="flex items-center justify-between gap-4">
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
      <Switch checked={checked} disabled={disabled} onChange={onChange} />
    </label>
  );
}
