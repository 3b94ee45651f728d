import type { Settings } from '@akada/domain/schemas/settings';
import { THEMES, type Theme } from '@akada/domain/settings';
import { Card } from '@/ui/card.tsx';
import { SelectField } from '@/ui/field.tsx';

const THEME_LABELS: Record<Theme, string> = { akada: 'Akada', harmattan: 'Harmattan' };

interface SettingsFormProps {
  settings: Required<Settings>;
  /** While what is set is not known. */
  disabled: boolean;
  /** Whether the Harmattan theme was redeemed. */
  hasHarmattan: boolean;
  onChange: (settings: Required<Settings>) => void;
}

/** What the student decides. Each change is stored at once. */
export function SettingsForm({ settings, disabled, hasHarmattan, onChange }: SettingsFormProps) {
  return (
    <Card className="mt-4 grid gap-5 p-5">
      <h2 className="font-bold">Settings</h2>
      <label className="flex items-center justify-between gap-4">
        <span>
          <span className="block font-semibold">Show me on the leaderboards</span>
          <span className="block text-sm text-ink-soft">Off, you are on none of them.</span>
        </span>
        <input
          type="checkbox"
          checked={settings.on_boards}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...settings, on_boards: target.checked })}
          className="size-6 shrink-0 accent-brand"
        />
      </label>
      {hasHarmattan && (
        <SelectField
          label="Theme"
          value={settings.theme}
          disabled={disabled}
          options={THEMES.map((theme) => ({ value: theme, label: THEME_LABELS[theme] }))}
          onChange={({ target }) => onChange({ ...settings, theme: target.value as Theme })}
        />
      )}
    </Card>
  );
}
