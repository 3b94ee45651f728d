/**
 * The scaling limits of functions. They bound the bill when a function is called in a loop (docs/costs.md, Ceilings).
 */

/**
 * The default for each function. 20 instances with 40 requests each answer 800 at a time, more than 10 million
 * students need of any one function. Requests beyond that get a 429, and the app retries them.
 */
export const SCALE = { maxInstances: 20, concurrency: 40 } as const;

/**
 * For callables: 200 requests at a time. Calls made in a loop are refused, but each one is billed.
 */
export const CALLABLE_SCALE = { maxInstances: 5 } as const;

/**
 * For schedules, where a second run would repeat the same work, and for functions that count their callers in
 * memory.
 */
export const ONE_AT_A_TIME = { maxInstances: 1 } as const;
