import { MOODS, type Mood } from '@akada/domain/journal/journal';
import { MOOD_LABELS } from '../labels.ts';

/** Picks one of the four moods. */
export function MoodPicker({
  name,
  value,
  onChange,
}: {
  name: string;
  value: Mood;
  onChange: (mood: Mood) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Mood</legend>
      <div className="grid grid-quads gap-2">
        {MOODS.map((mood) => {
          const { icon: Icon, label } = MOOD_LABELS[mood];
          return (
            <label
              key={mood}
              className="grid min-h-16 cursor-pointer place-items-center rounded-xl border border-line-strong/60 py-2 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
            >
              <input
                type="radio"
                name={name}
                value={mood}
                checked={value === mood}
                onChange={() => onChange(mood)}
                className="sr-only"
              />
              <Icon aria-hidden className="size-6" />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
