import { settingsSchema } from '@akada/domain/account/settings-schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, fixtures, SETTINGS, settingsFields, writes } from './cases/settings.ts';

testRules('settings', fixtures, [...access, ...writes]);
testSchemaAgrees('settingsSchema', settingsSchema, { ...SETTINGS }, settingsFields);
