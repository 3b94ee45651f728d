import { refundRequestSchema } from '@akada/domain/support/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { REFUND, refundFields } from './tickets/refund-fields.ts';
import { fixtures, writes } from './tickets/refund-requests.ts';

testRules('refund requests', fixtures, writes);
testSchemaAgrees('refundRequestSchema', refundRequestSchema, { ...REFUND }, refundFields);
