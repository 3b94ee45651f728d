import { toolRequestSchema } from '@akada/domain/support/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { fixtures, REQUEST, requestFields, writes } from './cases/tool-requests.ts';

testRules('tool requests', fixtures, writes);
testSchemaAgrees('toolRequestSchema', toolRequestSchema, { ...REQUEST }, requestFields);
