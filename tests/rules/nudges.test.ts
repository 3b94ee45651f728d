import { nudgeStateSchema } from '@akada/domain/nudges/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, creates, dayFields, fixtures, STATE, stateFields, updates } from './cases/nudges.ts';

testRules('nudges', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('nudgeStateSchema', nudgeStateSchema, { ...STATE }, [...stateFields, ...dayFields]);
