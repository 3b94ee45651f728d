import { refundRequestSchema } from '@akada/domain/support/schemas';
import { testSchemaAgrees } from '../support/rules-schemas.ts';
import { testRules } from '../support/rules-stage.ts';
import { REFUND, refundFields } from './cases/refund-fields.ts';
import { fixtures, writes } from './cases/refund-requests.ts';

testRules('refund requests', fixtures, writes);
testSchemaAgrees('refundRequestSchema', refundRequestSchema, { ...REFUND }, refundFields);
