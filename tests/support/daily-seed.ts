import fc from 'fast-check';
import { seedOfDay } from './sample.ts';

// Random tests try the same values all day, so that a failure can be repeated: AKADA_SAMPLE=2026-03-01 npm run test:unit.
fc.configureGlobal({ seed: seedOfDay() });
