import { fullNameSchema, profileSchema } from '@akada/domain/account/schemas';
import * as z from 'zod/mini';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, fixtures, PROFILE, profileFields, writes } from './profiles.ts';

/** The profile schema with a required name: functions may leave the name empty, but its owner can't. */
const changedProfileSchema = z.strictObject({ ...profileSchema.shape, full_name: fullNameSchema });

testRules('profiles', fixtures, [...access, ...writes]);
testSchemaAgrees('profileSchema', changedProfileSchema, { ...PROFILE }, profileFields);
