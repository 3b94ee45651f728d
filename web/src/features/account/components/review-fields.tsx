import type { SettingsWithDefaults } from '@akada/domain/account/settings';
import type { Settings } from '@akada/domain/account/settings-schemas';
import { SelectField } from '@/ui/select-field.tsx';

/** The choices; a value that another app stored is added to them. */
const NEW_CARDS = [0, 5, 10, 15, 20, 30, 40, 60, 100, 200];
const RETENTIONS = [0.7, 0.75, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97];

interface ReviewFieldsProps {
  settings: Pick<SettingsWithDefaults, 'new_cards_a_day' | 'desired_retention'>;
  disabled: boolean;
  onChange: (changed: Partial<Settings>) => void;
}

/** How many new flashcards are learned a day, and how many due ones the student wants to remember. */
export function ReviewFields({ settings, disabled, onChange }: ReviewFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="New flashcards a day"
        hint="From all decks together."
        value={String(settings.new_cards_a_day)}
        disabled={disabled}
        options={withValue(NEW_CARDS, settings.new_cards_a_day).map((count) => ({
          value: String(count),
          label: String(count),
        }))}
        onChange={({ target }) => onChange({ new_cards_a_day: Number(target.value) })}
      />
      <SelectField
        label="Cards you want to remember"
        hint="More means shorter intervals and more reviews."
        value={String(settings.desired_retention)}
        disabled={disabled}
        options={withValue(RETENTIONS, settings.desired_retention).map((share) => ({
          value: String(share),
          label: `${Math.round(share * 100)}%`,
        }))}
        onChange={({ target }) => onChange({ desired_retention: Number(target.value) })}
      />
    </div>
  );
}

function withValue(choices: readonly number[], value: number): number[] {
  return [...new Set([...choices, value])].sort((a, b) => a - b);
}
