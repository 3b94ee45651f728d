import { CELEBRATIONS, CELEBRATIONS_KEY } from '@/lib/celebrations.ts';
import { usePersistedChoice } from '@/lib/use-persisted-choice.ts';
import { SwitchRow } from './switch-row.tsx';

/** Turns the celebrations of this device on or off. */
export function CelebrationsSwitch() {
  const [chosen, choose] = usePersistedChoice(CELEBRATIONS_KEY, CELEBRATIONS);
  return (
    <SwitchRow
      label="Celebrations"
      hint="For this device. A short animation and vibration when you complete something."
      checked={chosen === 'on'}
      disabled={false}
      onChange={(isOn) => choose(isOn ? 'on' : 'off')}
    />
  );
}
