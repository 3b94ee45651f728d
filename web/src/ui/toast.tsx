import { type ComponentType, useEffect, useState } from 'react';
import { useAppearance } from '@/lib/appearance.ts';
import { whenIdle } from '@/lib/when-idle.ts';

type Sonner = typeof import('sonner');

let markLoaded: (sonner: Sonner) => void;
const loaded = new Promise<Sonner>((resolve) => {
  markLoaded = resolve;
});
let markReady: (sonner: Sonner) => void;
/** The region is there. */
const ready = new Promise<Sonner>((resolve) => {
  markReady = resolve;
});

let isLoading = false;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  import('sonner').then(markLoaded, (error) => {
    // Messages wait until it is there: it is asked for again when the network is back.
    console.warn('messages could not be loaded', error);
    isLoading = false;
    addEventListener('online', load, { once: true });
  });
}

/** A message that is asked for before the region has loaded waits for it, and has it loaded at once. */
function say(show: (sonner: Sonner) => void): void {
  load();
  void ready.then(show);
}

/** Short messages that come and go. */
export const toast = {
  success: (message: string) => say((sonner) => sonner.toast.success(message, { duration: 3_000 })),
  /** Neither good nor bad: something goes on, or was left as it is. */
  info: (message: string) => say((sonner) => sonner.toast.info(message, { duration: 5_000 })),
  /** Stays until it is answered; offered again it stands there once. */
  offer: (message: string, { label, take }: { label: string; take: () => void }) =>
    say((sonner) =>
      sonner.toast(message, {
        id: message,
        duration: Number.POSITIVE_INFINITY,
        action: { label, onClick: take },
      }),
    ),
  error: (message: string) => say((sonner) => sonner.toast.error(message, { duration: 8_000 })),
};

/** Where toasts appear. Loaded once the page is idle, so that it costs the first paint nothing. */
export function ToastRegion() {
  const [sonner, setSonner] = useState<Sonner | null>(null);
  const [appearance] = useAppearance();
  useEffect(() => {
    void loaded.then(setSonner);
    return whenIdle(load);
  }, []);
  useEffect(() => {
    if (sonner) markReady(sonner);
  }, [sonner]);
  if (!sonner) return null;
  const Toaster: ComponentType<Parameters<Sonner['Toaster']>[0]> = sonner.Toaster;
  return (
    <Toaster
      // Away from what the thumb needs next: above on a phone, in the corner of a larger screen.
      position={matchMedia('(min-width: 64rem)').matches ? 'bottom-right' : 'top-center'}
      mobileOffset={{ top: 72 }}
      theme={appearance}
      visibleToasts={2}
      className="toasts"
    />
  );
}
