import { APPEARANCES, type Appearance, useAppearance } from '@/lib/appearance.ts';
import {
  DarkAppearanceIcon,
  LightAppearanceIcon,
  type LucideIcon,
  SystemAppearanceIcon,
} from '@/ui/icons.ts';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';

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
      <SegmentedRadios
        name="appearance"
        options={APPEARANCES.map((id) => ({ id, ...LOOKS[id] }))}
        value={chosen}
        onChange={choose}
        className="mt-2 grid-triples"
      />
    </fieldset>
  );
}
