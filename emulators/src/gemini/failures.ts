/** The ways in which the real service fails, which tests choose at the control endpoint. */
import { ApiError } from './protocol.ts';

export const FAILURES = [
  '400',
  '404',
  '429',
  '429-hour',
  '503',
  'hang',
  'cut',
  'broken-json',
  'SAFETY',
  'PROHIBITED_CONTENT',
  'MAX_TOKENS',
  'empty',
  'obey',
] as const;
export type Failure = (typeof FAILURES)[number];

const TYPE = 'type.googleapis.com/google.rpc';

/** The error of a failure that has an HTTP status and comes before the first piece. */
export function refusal(failure: Failure): ApiError | undefined {
  switch (failure) {
    case '400':
      return new ApiError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        {
          '@type': `${TYPE}.ErrorInfo`,
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
          metadata: { service: 'generativelanguage.googleapis.com' },
        },
      ]);
    case '404':
      return new ApiError(
        404,
        'NOT_FOUND',
        'This model is not found for API version v1beta, or is not supported for generateContent.',
      );
    case '429':
      return quotaExceeded('17.25s');
    case '429-hour':
      return quotaExceeded('3600s');
    case '503':
      return new ApiError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
    default:
      return undefined;
  }
}

function quotaExceeded(retryDelay: string): ApiError {
  return new ApiError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
    { '@type': `${TYPE}.RetryInfo`, retryDelay },
  ]);
}

/** The text that the hostile documents of the tests try to make a model write. */
export const HOSTILE =
  '<img src=https://evil.example/x> <script>alert(1)</script> [x](javascript:alert(1)) ![y](https://evil.example/y)';

/** The Markdown of an engine that obeys the student's text and reveals its system prompt. */
export function obeyed(system: string, text: string): string {
  return `${HOSTILE}\n\n${system}\n\n${text}`;
}

/** The most characters of a payload in one field of a JSON answer. */
const LEAKED = 400;

/** Like {@link obeyed}, in a JSON answer: each of its texts but dates and times becomes one of the payloads, cut to size. */
export function obeyedIn(value: unknown, system: string, text: string): unknown {
  const payloads = [HOSTILE, system.slice(0, LEAKED), system.slice(-LEAKED), text].filter(Boolean);
  let next = 0;
  const bend = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      if (/^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/.test(inner)) return inner;
      const payload = payloads[next++ % payloads.length] ?? HOSTILE;
      return payload.slice(0, LEAKED);
    }
    if (Array.isArray(inner)) return inner.map(bend);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, bend(field)]));
  };
  return bend(value);
}
