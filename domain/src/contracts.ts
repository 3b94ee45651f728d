/** The callables: what each takes and gives. Functions implement every one, the web calls them by name. */
import * as z from 'zod/mini';

/** Where the functions run: Lagos is nearest to Belgium of the regions that have all we use. */
export const REGION = 'europe-west1';

export const contracts = {
  /** Writes the caller's profile, account and points once; `created` is false when they were there. */
  openAccount: {
    input: z.strictObject({}),
    output: z.strictObject({ created: z.boolean() }),
  },
} as const;

export type CallableName = keyof typeof contracts;
export type CallableInput<Name extends CallableName> = z.infer<(typeof contracts)[Name]['input']>;
export type CallableOutput<Name extends CallableName> = z.infer<(typeof contracts)[Name]['output']>;
