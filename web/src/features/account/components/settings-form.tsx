import { type SettingsWithDefaults, THEMES, type Theme } from '@akada/domain/account/settings';
import type { Settings } from '@akada/domain/account/settings-schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { GoToIcon, SettingsIcon } from '@/ui/icons.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { Tile } from '@/ui/tile.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { CelebrationsSwitch } from './celebrations-switch.tsx';
import { ReviewFields } from './review-fields.tsx';
import { SwitchRow } from './switch-row.tsx';
import { ZoneField } from './zone-field.tsx';

const THEME_LABELS: Record<Theme, string> = { akada: 'Akada', harmattan: 'Harmattan' };

interface SettingsFormProps {
  settings: SettingsWithDefaults;
  /** True while the settings are not known. */
  disabled: boolean;
  /** Reads the settings again after a failure; null unless they could not be read. */
  onRetry: (() => void) | null;
  /** Whether the Harmattan theme was redeemed. */
  hasHarmattan: boolean;
  /** The spacing of flashcards, a field of another feature. */
  spacing: ReactNode;
  /** Gets the settings that changed. */
  onChange: (changed: Partial<Settings>) => void;
}

/** The student's settings. Each change is saved at once. */
export function SettingsForm({
  settings,
  disabled,
  onRetry,
  hasHarmattan,
  spacing,
  onChange,
}: SettingsFormProps) {
  return (
    <Tile title="Settings" icon={SettingsIcon}>
      <div className="grid gap-5">
        {onRetry && (
          <Alert look="destructive">
            Your settings couldn't be loaded.
            <Button look="secondary" size="sm" className="justify-self-start" onClick={onRetry}>
              Try again
            </Button>
          </Alert>
        )}
        <SwitchRow
          label="Notifications"
          hint="When off, the bell shows no number and nothing pops up. You can still open the list."
          checked={settings.notifications}
          disabled={disabled}
          onChange={(notifications) => onChange({ notifications })}
        />
        <Link
          to="/dashboard/nudges?settings=open"
          className="flex items-center justify-between gap-4 rounded-xl hover:text-brand-ink"
        >
          <span>
            <span className="block font-semibold">Nudges and quiet hours</span>
            <span className="block text-sm text-ink-soft">Which nudges you get, and when.</span>
          </span>
          <GoToIcon aria-hidden className="size-5 shrink-0 text-ink-soft" />
        </Link>
        <SwitchRow
          label="Show me on the leaderboards"
          hint="When off, you don't appear on any of them."
          checked={settings.on_boards}
          disabled={disabled}
          onChange={(on_boards) => onChange({ on_boards })}
        />
        <ReviewFields settings={settings} disabled={disabled} onChange={onChange} />
        {spacing}
        <SwitchRow
          label="Cards from wrong answers"
          hint="When on, what you answer wrong in a practice or mock exam becomes cards."
          checked={settings.mistake_cards}
          disabled={disabled}
          onChange={(mistake_cards) => onChange({ mistake_cards })}
        />
        <ZoneField
          chosen={settings.zone_chosen ? (settings.zone ?? null) : null}
          disabled={disabled}
          onChange={onChange}
        />
        <AppearanceChoice />
        <CelebrationsSwitch />
        {hasHarmattan && (
          <SelectField
            label="Theme"
            value={settings.theme}
            disabled={disabled}
            options={THEMES.map((theme) => ({ value: theme, label: THEME_LABELS[theme] }))}
            onChange={({ target }) => onChange({ theme: target.value as Theme })}
          />
        )}
      </div>
    </Tile>
  );
}
