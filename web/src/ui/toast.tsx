import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Sonner = typeof import('sonner');

let markReady: (sonner: Sonner) => void;
const ready = new Promise<Sonner>((resolve) => {
  markReady = resolve;
});

/** Short messages that come and go. One that is asked for before the region has loaded waits for it. */
export const toast = {
  success: (message: string) => void ready.then((sonner) => sonner.toast.success(message)),
  error: (message: string) => void ready.then((sonner) => sonner.toast.error(message, { duration: 8_000 })),
};

/** Where toasts appear. Loaded once the page is idle, so that it costs the first paint nothing. */
export function ToastRegion() {
  const [sonner, setSonner] = useState<Sonner | null>(null);
  useEffect(() => whenIdle(() => void import('sonner').then(setSonner)), []);
  useEffect(() => {
    if (sonner) markReady(sonner);
  }, [sonner]);
  if (!sonner) return null;
  const Toaster: ComponentType<Parameters<Sonner['Toaster']>[0]> = sonner.Toaster;
  return (
    <Toaster
      position="bottom-center"
      theme="system"
      offset={96}
      // Above the navigation, which is at the bottom of a phone.
      mobileOffset={{ bottom: 80 }}
      className="toasts"
    />
  );
}
