import { describe, expect, test } from 'vitest';
import { explainConcept } from '../answers/explain.ts';
import { readSource } from '../reading/read-source.ts';

function explain(text: string, concept: string): string | null {
  const result = explainConcept(readSource([{ text }]), concept, null);
  return result.isEmpty ? null : result.parts.map((part) => part.text).join(' ');
}

const DEPRECIATION = `DEPRECIATION OF ASSETS

METHOD 1: STRAIGHT LINE (equal instalment)
The same amount is charged in every year of use. It suits furniture and buildings.

METHOD 2: REDUCING BALANCE (diminishing balance)
A fixed percentage is charged on the book value of each year.`;

const GERMANY = `The Spanish throne fell vacant in 1868 and was offered to a prince of Prussia. Bismarck shortened the Ems telegram so that each nation felt insulted. France declared war on 19 July 1870.

The southern states joined the empire in the next year.`;

describe("a concept that the notes describe but don't define", () => {
  test('is explained by the section under its own heading', () => {
    expect(explain(DEPRECIATION, 'straight line method')).toBe(
      'The same amount is charged in every year of use. It suits furniture and buildings.',
    );
    expect(explain(DEPRECIATION, 'reducing balance method')).toMatch(/^A fixed percentage/);
  });

  test('is explained by the cases below its heading', () => {
    const text = `A. The rule\n\nA rule is stated here for all.\n\nB. Escape\n\nRead v Lyons [1947] AC 156\nHeld: Her claim failed because nothing had escaped from the premises.\n\nC. Defences\n\nConsent of the plaintiff is a defence.`;
    expect(explain(text, 'escape')).toMatch(/^Held: Her claim failed/);
    expect(explain(text, 'the rule in Read v Lyons')).toMatch(/^Held: Her claim failed/);
  });

  test('is explained by the parts below a heading that leaves out what the whole text is about', () => {
    const text =
      'HANDOUT: MALARIA\n\nMalaria is caused by a parasite.\n\nLife cycle in brief\n\nIn the human body:\n- The mosquito injects sporozoites.\n\nIn the mosquito:\n- A zygote forms.';
    expect(explain(text, 'life cycle of the malaria parasite')).toBe(
      'The mosquito injects sporozoites. A zygote forms.',
    );
    expect(explain(text, 'life cycle of the butterfly')).toBeNull();
  });

  test('is explained by its own heading before one about a thing', () => {
    const text =
      '# Production of soap\n\nFat is boiled with an alkali until soap forms.\n\n# Production\n\nWork and tools turn materials into goods for sale.';
    expect(explain(text, 'production')).toMatch(/^Work and tools/);
  });

  test('is explained with another that has the noun of both', () => {
    const text =
      '# Fibres\n\nStaple fibres are short fibres measured in centimetres. Filament fibres are long threads measured in metres.';
    expect(explain(text, 'staple and filament fibres')).toMatch(/^Staple fibres are .* Filament fibres are /);
  });

  test('is explained with another, if the notes explain both', () => {
    const text = '# Land\n\nRevocation is the withdrawal of a right. Compensation is the money paid for it.';
    expect(explain(text, 'revocation and compensation')).toMatch(/^Revocation is .* Compensation is /);
  });

  test('is explained by its paragraph, if it has a name', () => {
    expect(explain(GERMANY, 'the Ems telegram')).toBe(
      'Bismarck shortened the Ems telegram so that each nation felt insulted. France declared war on 19 July 1870.',
    );
  });

  test('is explained by a formula with its name', () => {
    expect(
      explain('Formula: Net realisable value = Selling price - Costs to sell', 'net realisable value'),
    ).toBe('Net realisable value = Selling price - Costs to sell');
  });

  test('is refused if notes only mention it, or something that is named after it', () => {
    expect(explain(GERMANY, 'insult')).toBeNull();
    expect(
      explain('Prices rose fast. The Central Bank of Nigeria raised its rates in May.', 'central bank'),
    ).toBeNull();
  });
});

test('what follows a definition in its paragraph explains it, up to the next definition', () => {
  const text =
    'Dramatic irony occurs when the audience knows what a character does not. In Oedipus Rex the king curses the unknown murderer. Verbal irony is saying the opposite of what one means.';
  expect(explain(text, 'dramatic irony')).toBe(text.split(' Verbal')[0]);
});
