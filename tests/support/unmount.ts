import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Unmounts what a test has rendered. Runs before fail-on-console-error.ts looks at the console, because it is listed later. */
afterEach(cleanup);
