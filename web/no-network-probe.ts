import type { Plugin } from 'vite';

/** The transport of Firestore's connection, as it is published: minified. */
const TRANSPORT = /webchannel_blob_\w+\.js$/;

/**
 * The branch that asks for a picture: `d = new T(d || "…/cleardot.gif"); …; e ? loadImage(d.toString(), c) : fetch(…)`,
 * where `c` is told whether the picture came.
 */
const PROBE =
  /((\w+)=new \w+\(\2\|\|"\/\/www\.google\.com\/images\/cleardot\.gif"\);[^?]*?;\w+\?)\w+\(\2\.toString\(\),(\w+)\)/;

/**
 * Takes Firestore's network probe out of a build. When a connection breaks, its transport asks for a picture at
 * www.google.com to find out whether there is a network at all. It does no more with the answer than log it and count it,
 * our Content Security Policy forbids the request, and so every attempt to reconnect writes an error to the console of
 * a student who is offline. Here the probe answers 'no network' without asking (docs/decisions/0013).
 *
 * @throws Error when Firestore's transport no longer looks as expected; then this plugin is to be adapted or removed
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
