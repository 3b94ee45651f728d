import { HOST } from '@akada/emulators/ports';
import lighthouse, { type Flags } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page. Times in milliseconds, scores of 100. */
export interface Figures {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Audits of accessibility, best practices and SEO that failed. */
  failed: string[];
}

/** Milliseconds after which Lighthouse is not waited for any more. */
const PATIENCE = 180_000;

/**
 * Lets Lighthouse visit a page on a simulated phone.
 *
 * @param port the browser's debugging port
 * @param flags what differs from Lighthouse's own choice
 * @throws Error when there are no figures, or they are another page's
 */
export async function askLighthouse(url: string, port: number, flags: Flags): Promise<Figures> {
  const result = await inTime(
    lighthouse(url, {
      port,
      hostname: HOST,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // Firestore's connection stays open, so the network may never be idle.
      maxWaitForLoad: 15_000,
      // Nobody looks at it.
      disableFullPageScreenshot: true,
      ...flags,
    }),
  );
  if (!result) throw new Error('Lighthouse had nothing to say');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`led to ${lhr.finalDisplayedUrl}`);
  }
  const [performance, ...others] = CATEGORIES;
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const numberOf = (audit: string): number => {
    const { numericValue, errorMessage } = lhr.audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`no ${audit}: ${errorMessage}`);
    return numericValue;
  };
  return {
    score: scoreOf(performance),
    fcp: Math.round(numberOf('first-contentful-paint')),
    lcp: Math.round(numberOf('largest-contentful-paint')),
    tbt: Math.round(numberOf('total-blocking-time')),
    cls: Math.round(numberOf('cumulative-layout-shift') * 1_000) / 1_000,
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    failed: others.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
