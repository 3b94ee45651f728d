import { reportTicketSchema } from '@akada/domain/support/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, fixtures, REPORT, reportFields, writes } from './vault/moderation.ts';

testRules('reports, reported files and figures', fixtures, [...access, ...writes]);
testSchemaAgrees('reportTicketSchema', reportTicketSchema, { ...REPORT }, reportFields);
