import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useAppearance } from '@/lib/appearance.ts';
import { UNDO_MS } from '@/lib/undo.ts';
import { whenIdle } from '@/lib/when-idle.ts';

type Sonner = typeof import('sonner');

let markLoaded: (sonner: Sonner) => void;
const loaded = new Promise<Sonner>((resolve) => {
  markLoaded = resolve;
});
let markReady: (sonner: Sonner) => void;
/** Resolves once the toast region has rendered. */
const ready = new Promise<Sonner>((resolve) => {
  markReady = resolve;
});

let isLoading = false;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  import('sonner').then(markLoaded, (error) => {
    // Messages wait; loading is tried again when the network is back.
    console.warn('messages could not be loaded', error);
    isLoading = false;
    addEventListener('online', load, { once: true });
  });
}

/** Shows a toast once the region is ready, and starts loading it if necessary. */
function enqueue(show: (sonner: Sonner) => void): void {
  load();
  void ready.then(show);
}

/** Shows a toast, and returns a function that takes it away. */
function enqueueUntil(show: (sonner: Sonner) => string | number): () => void {
  let shown: string | number | undefined;
  enqueue((sonner) => {
    shown = show(sonner);
  });
  return () => enqueue((sonner) => sonner.toast.dismiss(shown));
}

/** Short messages that come and go. */
export const toast = {
  success: (message: string) => enqueue((sonner) => sonner.toast.success(message, { duration: 3_000 })),
  /** For neutral news: something continues, or was left unchanged. Returns a function that takes the toast away. */
  info: (message: string) => enqueueUntil((sonner) => sonner.toast.info(message, { duration: 5_000 })),
  /** Stays until it is answered. The same offer is shown only once. */
  offer: (message: string, { label, take }: { label: string; take: () => void }) =>
    enqueue((sonner) =>
      sonner.toast(message, {
        id: message,
        duration: Number.POSITIVE_INFINITY,
        action: { label, onClick: take },
      }),
    ),
  /** Says that something was done, with a button that undoes it. Returns a function that takes the toast away. */
  undo: (message: string, undo: () => void) =>
    enqueueUntil((sonner) =>
      sonner.toast(message, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } }),
    ),
  error: (message: string) => enqueue((sonner) => sonner.toast.error(message, { duration: 8_000 })),
};

const OVER_TOP_BAR_PX = 8;

/** Where toasts appear. Loads once the page is idle, so that it does not delay the first paint. */
export function ToastRegion() {
  const [sonner, setSonner] = useState<Sonner | null>(null);
  const [appearance] = useAppearance();
  /** Whether the focus leaves because the student pressed Tab. */
  const isTabbing = useRef(false);
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
    // Sonner gives the focus back to where it was before, also to a student who tabs on: that would be a trap.
    <div
      className="contents"
      onKeyDownCapture={({ key }) => {
        isTabbing.current = key === 'Tab';
      }}
      onBlurCapture={(event) => {
        if (isTabbing.current) event.stopPropagation();
        isTabbing.current = false;
      }}
    >
      <Toaster
        // Over the top bar: away from what the page says, and from buttons that are docked at the bottom.
        position="top-center"
        offset={{ top: OVER_TOP_BAR_PX }}
        mobileOffset={{ top: OVER_TOP_BAR_PX }}
        theme={appearance}
        visibleToasts={2}
        className="toasts"
      />
    </div>
  );
}
