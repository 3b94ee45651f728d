/** What a route may cost. A budget is passed when the figure is over it by more than the tolerance. */
export const BUDGETS = {
  loginJavaScript: { name: '/login, JavaScript', unit: 'KB', limit: 125 },
  plannerJavaScript: { name: '/dashboard/planner, JavaScript', unit: 'KB', limit: 235 },
  vaultJavaScript: { name: '/dashboard/vault, JavaScript', unit: 'KB', limit: 300 },
  saveToRow: { name: 'click on Save to the row', unit: 'ms', limit: 50 },
} as const;

/** Timings are noisy and bundlers move a little. */
const TOLERANCE = 1.05;

export type BudgetName = keyof typeof BUDGETS;

/** Whether `figure` is over its budget, and by more than is tolerated. */
export function isPassed(budget: BudgetName, figure: number): boolean {
  return figure > BUDGETS[budget].limit * TOLERANCE;
}
