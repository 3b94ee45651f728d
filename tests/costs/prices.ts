/** Google's list prices in USD and free amounts a month. docs/costs.md has the sources. */

/** The billed services. Sizes are in GiB. */
export const SERVICES = {
  reads: { name: 'Firestore, documents read', price: 0.06 / 100_000, free: 50_000 * 30 },
  writes: { name: 'Firestore, documents written', price: 0.18 / 100_000, free: 20_000 * 30 },
  deletes: { name: 'Firestore, documents deleted', price: 0.02 / 100_000, free: 20_000 * 30 },
  stored: { name: 'Firestore, stored with its indexes', price: 0.18, free: 1 },
  calls: { name: 'Functions, calls', price: 0.4 / 1_000_000, free: 2_000_000 },
  cpu: { name: 'Functions, CPU seconds', price: 0.000024, free: 180_000 },
  memory: { name: 'Functions, GiB-seconds of memory', price: 0.0000025, free: 360_000 },
  logs: { name: 'Functions, logs', price: 0.5, free: 50 },
  tokensIn: { name: 'Gemini 3.8 Flash, input tokens', price: 0.75 / 1_000_000, free: 0 },
  tokensOut: { name: 'Gemini 3.8 Flash, output tokens', price: 3.75 / 1_000_000, free: 0 },
  files: { name: 'Storage, stored files', price: 0.026, free: 5 },
  fetched: { name: 'Storage and Firestore, sent to phones', price: 0.12, free: 10 },
  app: { name: 'Hosting, the app sent to phones', price: 0.15, free: 10 },
} as const;

export type Service = keyof typeof SERVICES;
/** The amount of each service in a month. */
export type Amounts = Record<Service, number>;

/** Returns the cost of amounts in USD, without free amounts. */
export function listPrice(amounts: Partial<Amounts>): number {
  return sum(amounts, (service, amount) => amount * SERVICES[service].price);
}

/** Returns the bill of a service in USD, after its free amount. */
export function billed(service: Service, amount: number): number {
  const { price, free } = SERVICES[service];
  return Math.max(0, amount - free) * price;
}

function sum(amounts: Partial<Amounts>, each: (service: Service, amount: number) => number): number {
  return Object.entries(amounts).reduce((total, [name, amount]) => total + each(name as Service, amount), 0);
}
