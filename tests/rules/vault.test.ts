import { helpfulVoteSchema, newVaultItemSchema, noteSchema } from '@akada/domain/vault/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import * as usage from './vault/day-counts.ts';
import * as edits from './vault/edits.ts';
import { access, creates, FILE, fixtures, itemFields } from './vault/files.ts';
import * as notes from './vault/notes.ts';
import * as storage from './vault/storage-usage.ts';
import * as votes from './vault/votes.ts';

testRules('vault', fixtures, [...access, ...creates]);
testRules('notes', notes.fixtures, [...notes.access, ...notes.writes]);
testRules('uses', usage.fixtures, [...usage.access, ...usage.writes]);
testRules('storage', storage.fixtures, storage.writes);
testRules('edits', edits.fixtures, edits.writes);
testRules('votes', votes.fixtures, [...votes.access, ...votes.writes]);
testSchemaAgrees('newVaultItemSchema', newVaultItemSchema, FILE, itemFields);
testSchemaAgrees('noteSchema', noteSchema, { ...notes.NOTE }, notes.contentFields);
testSchemaAgrees('helpfulVoteSchema', helpfulVoteSchema, votes.VOTE, votes.voteFields);
