import { describe, expect, it } from 'vitest';
import { NO_TRACE, takeTrace, withTrace } from './trace.ts';

describe('the trace id', () => {
  it('is added to the input and separated from it again', () => {
    const traceId = '0123abcd';
    expect(takeTrace(withTrace({ plan: 'pro' }, traceId))).toEqual({ traceId, input: { plan: 'pro' } });
  });

  it.each([
    [{ a: 1 }, { a: 1 }],
    [{ a: 1, trace_id: 'x' }, { a: 1 }],
    [{ a: 1, trace_id: 'line\nbreak' }, { a: 1 }],
    [{ a: 1, trace_id: { toString: 1 } }, { a: 1 }],
    [null, {}],
    [undefined, {}],
    ['nonsense', 'nonsense'],
    [[1], [1]],
  ])('is missing in %j, and the input is left unchanged', (data, input) => {
    expect(takeTrace(data)).toEqual({ traceId: NO_TRACE, input });
  });
});
