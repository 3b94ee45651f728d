import { nudgeStateSchema } from '@akada/domain/nudges/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, creates, dayFields, fixtures, STATE, stateFields, updates } from './nudges.ts';

testRules('nudges', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('nudgeStateSchema', nudgeStateSchema, { ...STATE }, [...stateFields, ...dayFields]);
