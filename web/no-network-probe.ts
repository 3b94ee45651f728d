import type { Plugin } from 'vite';

/** The transport of Firestore's connection, which is published minified. */
const TRANSPORT = /webchannel_blob_\w+\.js$/;

/**
 * The code that requests a picture: `d = new T(d || "…/cleardot.gif"); …; e ? loadImage(d.toString(), c) : fetch(…)`,
 * where `c` is called with whether the picture loaded.
 */
const PROBE =
  /((\w+)=new \w+\(\2\|\|"\/\/www\.google\.com\/images\/cleardot\.gif"\);[^?]*?;\w+\?)\w+\(\2\.toString\(\),(\w+)\)/;

/**
 * Removes Firestore's network probe from a build. When a connection breaks, its transport requests a picture from
 * www.google.com to find out whether there is a network. It only logs and counts the answer. Our Content Security Policy
 * forbids the request, so every attempt to reconnect would write an error to the console of an offline student. Without
 * the request the probe answers 'no network' (docs/decisions/0013).
 *
 * @throws Error if Firestore's transport no longer looks as expected; then this plugin must be adapted or removed
 */
export function noNetworkProbe(): Plugin {
  return {
    name: 'no-network-probe',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: TRANSPORT },
      handler: (code) => ({ code: withoutProbe(code), map: null }),
    },
  };
}

/** The transport's code without its probe. */
export function withoutProbe(code: string): string {
  const replaced = code.replace(PROBE, (_, before: string, __, answer: string) => `${before}${answer}(!1)`);
  if (replaced === code) throw new Error("Firestore's network probe was not found: see no-network-probe.ts");
  return replaced;
}
