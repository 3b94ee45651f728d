import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As for expect.poll: on a busy machine a part takes seconds to load.
configure({ asyncUtilTimeout: 20_000 });

/** Unmounts what a test has rendered. Runs before fail-on-console-error.ts looks at the console, because it is listed later. */
afterEach(cleanup);
