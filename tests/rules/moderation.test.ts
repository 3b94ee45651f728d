import { reportTicketSchema } from '@akada/domain/support/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, fixtures, REPORT, reportFields, writes } from './cases/moderation.ts';

testRules('reports, reported files and figures', fixtures, [...access, ...writes]);
testSchemaAgrees('reportTicketSchema', reportTicketSchema, { ...REPORT }, reportFields);
