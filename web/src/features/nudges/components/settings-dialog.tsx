import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { NUDGE_KINDS, NUDGE_LIMITS, type NudgeKind } from '@akada/domain/nudges/nudges';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { useState } from 'react';
import { useForm } from '@/lib/use-form.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { Select } from '@/ui/select.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { Switch } from '@/ui/switch.tsx';
import { NUDGE_LABELS } from '../labels.ts';
import { BrowserSwitch } from './browser-switch.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const COUNTS = Array.from({ length: NUDGE_LIMITS.maxADay }, (_, index) => String(index + 1));

interface SettingsDialogProps {
  settings: NudgeSettings;
  /** Whether the profile lets Akada notify at all. */
  mayNotify: boolean;
  onSave: (settings: NudgeSettings) => void;
  onClose: () => void;
}

/** The nudge settings: kinds and their first hour, quiet hours, daily maximum, browser notifications. */
export function SettingsDialog({ settings, mayNotify, onSave, onClose }: SettingsDialogProps) {
  // Untouched fields follow the saved settings, which another device may change.
  const [touched, setTouched] = useState<Partial<NudgeSettings>>({});
  const values = { ...settings, ...touched };
  const { formProps } = useForm('the nudge settings were not saved', () => onSave(values));
  const isDirty = JSON.stringify(values) !== JSON.stringify(settings);
  const set = (changed: Partial<NudgeSettings>) => setTouched((now) => ({ ...now, ...changed }));
  return (
    <Dialog title="Nudge settings" isDirty={isDirty} onClose={onClose}>
      <form {...formProps} className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-bold">Choose your nudges and when they start</legend>
          {NUDGE_KINDS.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              from={values.from[kind]}
              onChange={(from) => set({ from: { ...values.from, [kind]: from } })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-bold">Quiet hours</legend>
          <div className="grid grid-pairs gap-3">
            <SelectField
              label="From"
              value={String(values.quiet_from)}
              options={HOURS}
              onChange={({ target }) => set({ quiet_from: Number(target.value) })}
            />
            <SelectField
              label="Until"
              value={String(values.quiet_to)}
              options={HOURS}
              onChange={({ target }) => set({ quiet_to: Number(target.value) })}
            />
          </div>
          <p className="mt-1.5 text-sm text-ink-soft">
            {values.quiet_from === values.quiet_to
              ? 'Both hours are the same, so there are no quiet hours.'
              : 'You get no new nudges during these hours, in your time zone.'}
          </p>
        </fieldset>
        <SelectField
          label="Maximum per day"
          value={String(values.max_a_day)}
          options={COUNTS.map((value) => ({ value, label: value }))}
          onChange={({ target }) => set({ max_a_day: Number(target.value) })}
        />
        <BrowserSwitch isOn={values.browser} mayNotify={mayNotify} onChange={(browser) => set({ browser })} />
        <FormButtons onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface KindRowProps {
  kind: NudgeKind;
  from: number | null;
  onChange: (from: number | null) => void;
}

function KindRow({ kind, from, onChange }: KindRowProps) {
  const { title } = NUDGE_LABELS[kind];
  const usual = DEFAULT_SETTINGS.nudges.from[kind];
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label className="flex items-center gap-3">
        <Switch checked={from !== null} onChange={(checked) => onChange(checked ? usual : null)} />
        {title}
      </label>
      <div className="w-28 shrink-0">
        <Select
          aria-label={`${title}: from`}
          value={String(from ?? usual ?? 0)}
          disabled={from === null}
          options={HOURS}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      </div>
    </div>
  );
}
