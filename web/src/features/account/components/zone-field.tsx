import type { Zone } from '@akada/domain/days/zone';
import { useId, useState } from 'react';
import { useDeviceZone } from '@/lib/zone.ts';
import { TextField } from '@/ui/field.tsx';
import { SwitchRow } from './switch-row.tsx';

interface ZoneFieldProps {
  /** The zone that the student chose; null to follow the device. */
  chosen: Zone | null;
  disabled: boolean;
  onChange: (changed: { zone: Zone; zone_chosen: boolean }) => void;
}

/** The zone by which the student's days begin: the device's, or one that the student finds by typing a place. */
export function ZoneField({ chosen, disabled, onChange }: ZoneFieldProps) {
  const device = useDeviceZone();
  return (
    <div className="grid gap-3">
      <SwitchRow
        label="Use this device's time zone"
        hint={`Your day starts at midnight in ${shown(chosen ?? device)}. Limits and streaks follow a change within two days.`}
        checked={chosen === null}
        disabled={disabled}
        onChange={(follows) => onChange({ zone: device, zone_chosen: !follows })}
      />
      {chosen !== null && (
        <ZoneSearch
          chosen={chosen}
          disabled={disabled}
          onChange={(zone) => onChange({ zone, zone_chosen: true })}
        />
      )}
    </div>
  );
}

function ZoneSearch({
  chosen,
  disabled,
  onChange,
}: {
  chosen: Zone;
  disabled: boolean;
  onChange: (zone: Zone) => void;
}) {
  const id = useId();
  const [zones] = useState(zonesKnown);
  const [typed, setTyped] = useState(shown(chosen));
  const [error, setError] = useState<string>();

  function change(text: string) {
    setTyped(text);
    setError(undefined);
    const zone = zones.find((each) => isSame(shown(each), text));
    if (zone && zone !== chosen) onChange(zone);
  }

  /** Finds the zone when the student has finished typing; the city alone is enough. */
  function complete() {
    const zone =
      zones.find((each) => isSame(shown(each), typed)) ??
      zones.find((each) => isSame(shown(each).replace(/^.*\//, ''), typed));
    if (!zone) return setError('Choose a place from the list.');
    setTyped(shown(zone));
    if (zone !== chosen) onChange(zone);
  }

  return (
    <>
      <TextField
        label="Time zone"
        hint="Type a city, such as Nairobi."
        list={id}
        autoComplete="off"
        value={typed}
        disabled={disabled}
        error={error}
        onChange={({ target }) => change(target.value)}
        onBlur={complete}
        onKeyDown={({ key }) => {
          if (key === 'Enter') complete();
        }}
      />
      <datalist id={id}>
        {zones.map((zone) => (
          <option key={zone} value={shown(zone)} />
        ))}
      </datalist>
    </>
  );
}

/** The zones that the browser lists, and UTC, which it may leave out. */
function zonesKnown(): Zone[] {
  return [...new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), 'UTC'])];
}

function isSame(name: string, typed: string): boolean {
  return name.toLowerCase() === typed.trim().toLowerCase();
}

/** The zone's display name: 'America/New York'. */
function shown(zone: Zone): string {
  return zone.replaceAll('_', ' ');
}
