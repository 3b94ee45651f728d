import { clockZone, isZone, type Zone } from '@akada/domain/days/zone';
import { useSyncExternalStore } from 'react';

let device: Zone | null = null;
let chosen: Zone | null = null;
const listeners = new Set<() => void>();

/** The zone of the device's clock. */
export function deviceZone(): Zone {
  device ??= clockZone();
  return device;
}

/** The student's zone: the one chosen in the settings, otherwise the device's. */
export function currentZone(): Zone {
  return chosen ?? deviceZone();
}

/** Sets the zone chosen in the settings; null follows the device. */
export function chooseZone(zone: Zone | null): void {
  const next = isZone(zone) ? zone : null;
  if (next === chosen) return;
  chosen = next;
  for (const listener of listeners) listener();
}

/** The student's zone, updated when it is changed, or when the page becomes visible after the device's zone changed. */
export function useZone(): Zone {
  return useSyncExternalStore(subscribe, currentZone);
}

/** The device's zone, as {@link useZone} follows it. */
export function useDeviceZone(): Zone {
  return useSyncExternalStore(subscribe, deviceZone);
}

function subscribe(listener: () => void): () => void {
  const update = () => {
    device = clockZone();
    listener();
  };
  listeners.add(listener);
  document.addEventListener('visibilitychange', update);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', update);
  };
}
