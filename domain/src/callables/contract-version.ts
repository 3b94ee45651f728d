/** The version of the contracts of callables, sent with each call and each answer (docs/decisions/0012). */

/**
 * Increase it by one when a release changes contracts.ts, or what the rules require of the web app. An app with a
 * lower version keeps working where it can, and asks for a reload.
 */
export const CONTRACT_VERSION = 4;

/** The first version of an app that can read cards with a source or a page. */
export const CARD_SOURCES_CONTRACT = 4;

/**
 * The field in the data of a call, in its answer and in the details of an error. It is not part of any contract.
 */
const FIELD = 'contract_version';

/** Adds the version of the sender to an input, an answer or the details of an error. */
export function withContract<Data extends object>(data: Data): Data {
  return { ...data, [FIELD]: CONTRACT_VERSION };
}

/**
 * Separates the version from received data. `contract` is undefined if the release of the sender did not send one
 * yet.
 */
export function takeContract<Data>(received: Data): { contract: number | undefined; data: Data } {
  if (typeof received !== 'object' || received === null || Array.isArray(received)) {
    return { contract: undefined, data: received };
  }
  const { [FIELD]: contract, ...data } = received as Data & Record<string, unknown>;
  return { contract: Number.isSafeInteger(contract) ? (contract as number) : undefined, data: data as Data };
}
