/** How far functions scale, which bounds the bill when somebody calls them in a loop (docs/costs.md, Ceilings). */

/**
 * Of each function unless it says otherwise. 20 instances with 40 requests each answer 800 at a time, more than 10 million
 * students make of any one; what waits longer is refused with 429 and tried again by the app.
 */
export const SCALE = { maxInstances: 20, concurrency: 40 } as const;

/** Of each callable: 200 requests at a time. What a student calls in a loop is refused, and each refusal is billed as a call. */
export const CALLABLE_SCALE = { maxInstances: 5 } as const;

/** For schedules, of which a second run would do the same work again, and for what remembers its callers. */
export const ONE_AT_A_TIME = { maxInstances: 1 } as const;
