import { cardSchema, deckSchema } from '@akada/domain/ai/schemas';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { access, CARD, cardFields, creates, DECK, deckFields, fixtures, updates } from './decks.ts';

testRules('decks and cards', fixtures, [...access, ...creates, ...updates]);
testSchemaAgrees('deckSchema', deckSchema, { ...DECK }, deckFields);
testSchemaAgrees('cardSchema', cardSchema, { ...CARD }, cardFields);
