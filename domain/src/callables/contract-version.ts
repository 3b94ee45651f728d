/** The version of the callables' contracts, which goes with each call and each answer (docs/decisions/0012). */

/**
 * Goes up by one when a release changes contracts.ts, or what the rules ask of the web app. An app with a lower one
 * keeps working where it can, and asks for a reload.
 */
export const CONTRACT_VERSION = 3;

/** The field of a call's data, of its answer and of an error's details. Contracts do not have it. */
const FIELD = 'contract_version';

/** What is sent: an input, an answer or an error's details, with the version of who sends it. */
export function withContract<Data extends object>(data: Data): Data {
  return { ...data, [FIELD]: CONTRACT_VERSION };
}

/** What has arrived, taken apart. `contract` is undefined where the sender is of a release that did not send one. */
export function takeContract<Data>(received: Data): { contract: number | undefined; data: Data } {
  if (typeof received !== 'object' || received === null || Array.isArray(received)) {
    return { contract: undefined, data: received };
  }
  const { [FIELD]: contract, ...data } = received as Data & Record<string, unknown>;
  return { contract: Number.isSafeInteger(contract) ? (contract as number) : undefined, data: data as Data };
}
