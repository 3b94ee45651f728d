import { toolRequestSchema } from '@akada/domain/support/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { fixtures, REQUEST, requestFields, writes } from './tickets/tool-requests.ts';

testRules('tool requests', fixtures, writes);
testSchemaAgrees('toolRequestSchema', toolRequestSchema, { ...REQUEST }, requestFields);
