import { DEFAULT_ZONE, type Zone } from '@akada/domain/days/zone';
import { useEffect, useRef } from 'react';
import { type KnownSettings, writeSettings } from '@/features/account/api/use-settings.ts';
import { chooseZone, useDeviceZone } from '@/lib/zone.ts';

/**
 * Sets the student's zone: the one chosen in the settings, else the device's, which is saved for the server. Days begin
 * at midnight in this zone.
 */
export function useZoneSync(uid: string, settings: KnownSettings): void {
  const device = useDeviceZone();
  const { zone, zone_chosen } = settings.settings;
  const saved = useRef<Zone | null>(null);

  useEffect(() => {
    chooseZone(zone_chosen ? (zone ?? null) : null);
    return () => chooseZone(null);
  }, [zone, zone_chosen]);

  useEffect(() => {
    // Once for each zone of the device, so that two devices in different zones don't overwrite each other forever.
    if (!settings.isKnown || zone_chosen || saved.current === device) return;
    saved.current = device;
    if ((zone ?? DEFAULT_ZONE) === device) return;
    // The student did not request this, so an error is not shown. The next visit tries again.
    writeSettings(uid, settings, { zone: device }).catch((error) => {
      console.warn('the zone of this device was not saved', error);
    });
  }, [uid, settings, device, zone, zone_chosen]);
}
