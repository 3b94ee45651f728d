import { HOST } from '@akada/emulators/ports';
import lighthouse, { type Flags } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's figures of a page. Times are in milliseconds, scores out of 100. */
export interface Figures {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Failed audits of accessibility, best practices and SEO. */
  failed: string[];
}

const LIGHTHOUSE_TIMEOUT_MS = 180_000;

/**
 * Runs Lighthouse on a page with a simulated phone.
 *
 * @param port the browser's debugging port
 * @param flags overrides of Lighthouse's defaults
 * @throws Error when there are no figures, or the visit was redirected
 */
export async function askLighthouse(url: string, port: number, flags: Flags): Promise<Figures> {
  const result = await withTimeout(
    lighthouse(url, {
      port,
      hostname: HOST,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // Firestore's connection stays open, so the network may never be idle.
      maxWaitForLoad: 15_000,
      // The screenshot is not used.
      disableFullPageScreenshot: true,
      ...flags,
    }),
  );
  if (!result) throw new Error('Lighthouse returned no result');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`redirected to ${lhr.finalDisplayedUrl}`);
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

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${LIGHTHOUSE_TIMEOUT_MS} ms`)),
      LIGHTHOUSE_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
