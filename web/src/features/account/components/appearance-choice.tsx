import { APPEARANCES, type Appearance, useAppearance } from '@/lib/appearance.ts';
import {
  DarkAppearanceIcon,
  LightAppearanceIcon,
  type LucideIcon,
  SystemAppearanceIcon,
} from '@/ui/icons.ts';

const LOOKS: Record<Appearance, { label: string; icon: LucideIcon }> = {
  system: { label: 'System', icon: SystemAppearanceIcon },
  light: { label: 'Light', icon: LightAppearanceIcon },
  dark: { label: 'Dark', icon: DarkAppearanceIcon },
};

/** The choice of dark mode: on, off, or the same as the device. */
export function AppearanceChoice() {
  const [chosen, choose] = useAppearance();
  return (
    <fieldset>
      <legend className="font-semibold">Dark mode</legend>
      <p className="text-sm text-ink-soft">For this device. System follows your device settings.</p>
      <div className="mt-2 grid grid-triples gap-1 rounded-3xl bg-sunken p-1">
        {APPEARANCES.map((appearance) => {
          const { label, icon: Icon } = LOOKS[appearance];
          return (
            <label
              key={appearance}
              className="flex min-h-10 items-center justify-center gap-1.5 rounded-full text-sm font-semibold text-ink-soft transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
            >
              <input
                type="radio"
                name="appearance"
                value={appearance}
                checked={chosen === appearance}
                onChange={() => choose(appearance)}
                className="sr-only"
              />
              <Icon aria-hidden className="size-4" /> {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
