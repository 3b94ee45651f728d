import { helpfulVoteSchema, newVaultItemSchema, noteSchema } from '@akada/domain/vault/schemas';
import { testSchemaAgrees } from '../support/rules-schemas.ts';
import { testRules } from '../support/rules-stage.ts';
import { access, creates, FILE, fixtures, itemFields } from './cases/vault.ts';
import * as edits from './cases/vault-edits.ts';
import * as notes from './cases/vault-notes.ts';
import * as storage from './cases/vault-storage.ts';
import * as usage from './cases/vault-usage.ts';
import * as votes from './cases/vault-votes.ts';

testRules('vault', fixtures, [...access, ...creates]);
testRules('notes', notes.fixtures, [...notes.access, ...notes.writes]);
testRules('uses', usage.fixtures, [...usage.access, ...usage.writes]);
testRules('storage', storage.fixtures, storage.writes);
testRules('edits', edits.fixtures, edits.writes);
testRules('votes', votes.fixtures, [...votes.access, ...votes.writes]);
testSchemaAgrees('newVaultItemSchema', newVaultItemSchema, FILE, itemFields);
testSchemaAgrees('noteSchema', noteSchema, { ...notes.NOTE }, notes.contentFields);
testSchemaAgrees('helpfulVoteSchema', helpfulVoteSchema, votes.VOTE, votes.voteFields);
