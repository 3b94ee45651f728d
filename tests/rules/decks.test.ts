import { cardSchema, deckSchema } from '@akada/domain/ai/schemas';
import { testRules } from '../support/rules.ts';
import { testSchemaAgrees } from '../support/schema-agrees.ts';
import { access, CARD, cardFields, creates, DECK, deckFields, fixtures, updates } from './cases/decks.ts';

testRules('decks and cards', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('deckSchema', deckSchema, { ...DECK }, deckFields);
testSchemaAgrees('cardSchema', cardSchema, { ...CARD }, cardFields);
