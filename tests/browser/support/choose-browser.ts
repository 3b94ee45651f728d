/** A Chromium on this machine. */
export interface Candidate {
  /** Its program, or the npm package that holds it. */
  path: string;
  /** Such as `156.0.8078.79`; null when the program does not start. */
  version: string | null;
}

/** The newest Chromium that the journeys have passed on. Raise it when they have passed on a newer one. */
const TESTED_MAJOR = 156;

/**
 * Chooses the newest of the candidates. `forced` is the path of one of them, or `npm`.
 *
 * @returns the path, and a line for the terminal that names the choice and what it was chosen from
 * @throws Error when there is none, or the forced one is not among them
 */
export function chooseBrowser(candidates: readonly Candidate[], forced?: string) {
  const working = candidates.filter((candidate) => candidate.version !== null).sort(newestFirst);
  const isForced = ({ path }: Candidate) => path === forced || (forced === 'npm' && !path.startsWith('/'));
  const [chosen] = forced ? working.filter(isForced) : working;
  if (!chosen) {
    throw new Error(
      forced
        ? `AKADA_BROWSER is ${forced}, where no Chromium starts`
        : 'no Chromium was found: install Chromium or Chrome, or run npx playwright install chromium',
    );
  }
  const others = working.filter((candidate) => candidate !== chosen).map(nameOf);
  const isOld = majorOf(chosen) < TESTED_MAJOR;
  return {
    path: chosen.path,
    line: [
      `Browser: Chromium ${nameOf(chosen)}`,
      ...(isOld ? [`older than Chromium ${TESTED_MAJOR}, on which the journeys have passed`] : []),
      ...(others.length > 0 ? [`not used: ${others.join(', ')}`] : []),
    ].join('; '),
  };
}

/** The version in what a browser prints of itself, or null. */
export function versionIn(output: string): string | null {
  return /\d+(?:\.\d+)+/.exec(output)?.[0] ?? null;
}

function nameOf({ path, version }: Candidate): string {
  return `${version} (${path})`;
}

function majorOf({ version }: Candidate): number {
  return numbersOf(version)[0] ?? 0;
}

function newestFirst(one: Candidate, other: Candidate): number {
  const [a, b] = [numbersOf(one.version), numbersOf(other.version)];
  const differing = a.findIndex((number, index) => number !== b[index]);
  return differing < 0 ? 0 : (b[differing] ?? 0) - (a[differing] ?? 0);
}

function numbersOf(version: string | null): number[] {
  return (version ?? '').split('.').map(Number);
}
