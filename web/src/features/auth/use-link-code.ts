import { useEffect, useState } from 'react';

/** What came of the code in a mail's link. */
type CodeUse<Result> =
  | { status: 'checking' }
  | { status: 'done'; result: Result }
  | { status: 'failed'; error: unknown; retry: () => void };

/** Uses the code of the link that opened the page. The first failure may be the network's, so it can be retried. */
export function useLinkCode<Result>(code: string, apply: (code: string) => Promise<Result>): CodeUse<Result> {
  const [state, setState] = useState<CodeUse<Result>>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt uses the code again
  useEffect(() => {
    let isCurrent = true;
    const retry = () => {
      setState({ status: 'checking' });
      setAttempt((last) => last + 1);
    };
    apply(code).then(
      (result) => isCurrent && setState({ status: 'done', result }),
      (error) => isCurrent && setState({ status: 'failed', error, retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);

  return state;
}
