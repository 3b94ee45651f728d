import { settingsSchema } from '@akada/domain/account/settings-schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, fixtures, SETTINGS, settingsFields, writes } from './settings.ts';

testRules('settings', fixtures, [...access, ...writes]);
testSchemaAgrees('settingsSchema', settingsSchema, { ...SETTINGS }, settingsFields);
