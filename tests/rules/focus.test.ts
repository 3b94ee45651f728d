import { focusMonthSchema, focusSessionSchema } from '@akada/domain/focus/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { MONTH, monthFields, SESSION, sessionFields } from './focus/fields.ts';
import { access, fixtures, writes } from './focus/focus.ts';

testRules('focus', fixtures, [...access, ...writes]);
testSchemaAgrees('focusSessionSchema', focusSessionSchema, { ...SESSION }, sessionFields);
testSchemaAgrees('focusMonthSchema', focusMonthSchema, { ...MONTH }, monthFields);
