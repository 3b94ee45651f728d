import { DEFAULT_ZONE, type Zone } from '@akada/domain/days/zone';
import { useEffect, useRef } from 'react';
import { type KnownSettings, writeSettings } from '@/features/account/api/use-settings.ts';
import { chooseZone, useDeviceZone } from '@/lib/zone.ts';

/**
 * Has days begin at midnight where the student is: in the zone that was chosen in the settings, else in the device's, which
 * is saved for the server.
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
    // Once for each zone that the device is in: of two devices in different zones, neither answers the other's.
    if (!settings.isKnown || zone_chosen || saved.current === device) return;
    saved.current = device;
    if ((zone ?? DEFAULT_ZONE) === device) return;
    // The student has not asked for this, so a refusal is not shown; the next visit tries again.
    writeSettings(uid, settings, { zone: device }).catch((error) => {
      console.warn('the zone of this device was not saved', error);
    });
  }, [uid, settings, device, zone, zone_chosen]);
}
