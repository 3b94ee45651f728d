import { useEffect, useState } from 'react';

type MathPlugins = typeof import('./markdown-math.tsx').MATH;

let math: MathPlugins | null = null;

/** The plugins that render formulas; null until they have loaded, or if that failed. */
export function useMath(isNeeded: boolean): MathPlugins | null {
  const [loaded, setLoaded] = useState(math);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isShown = true;
    const load = () =>
      import('./markdown-math.tsx').then(
        (file) => {
          math = file.MATH;
          if (isShown) setLoaded(math);
        },
        (error) => {
          console.warn('formulas could not be loaded', error);
          if (isShown) addEventListener('online', load, { once: true });
        },
      );
    void load();
    return () => {
      isShown = false;
      removeEventListener('online', load);
    };
  }, [isNeeded, loaded]);
  return isNeeded ? loaded : null;
}
