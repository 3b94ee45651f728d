import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { explainConcept } from './explain.ts';

const answers = (text: string, question: string) => {
  const result = explainConcept(readSource([{ text }]), question);
  return result.isEmpty ? [] : result.parts.map((part) => part.text);
};

const CITIZENSHIP = `# Types of citizenship

1. Citizenship by birth: this is open to a person with a parent who is a citizen.
2. Citizenship by naturalization: a foreigner may apply to the President for it. The conditions are:
(a) He must be of full age.
(b) He must take the oath.
3. Honorary citizenship: a mark of honour for respected foreigners.`;

describe('an answer that leads to a list', () => {
  test('has the items below its item, and not the items after them', () => {
    const parts = answers(CITIZENSHIP, 'citizenship by naturalization').join(' ');
    expect(parts).toMatch(/conditions are: He must be of full age\. He must take the oath\.$/);
  });

  test('names the parts that it counts, if each has a heading below it', () => {
    const text =
      '# Soil\n\n## Formation of soil\n\nWeathering is the breaking down of rock into smaller particles. There are two types.\n\n### Physical weathering\n\nThe rock breaks into pieces in heat and cold.\n\n### Chemical weathering\n\nThe minerals in the rock are changed into others.\n\n## Soil profile\n\nA soil profile is a section through the soil.';
    expect(answers(text, 'weathering').join(' ')).toContain('Physical weathering; Chemical weathering.');
    const other = text.replace('two types', 'three types');
    expect(answers(other, 'weathering').join(' ')).not.toContain('Physical weathering; ');
  });
});

describe('a question about a report', () => {
  const REPORT =
    '# Osmosis in potato strips\n\nAIM\n\nTo find the solution in which a strip keeps its mass.\n\nSOURCES OF ERROR AND PRECAUTIONS\n\nThe strips were blotted for five seconds on each side.';

  test.each([
    ['What was the aim of the experiment?', /keeps its mass/],
    ['what were the precautions', /blotted for five seconds/],
  ])('is answered by the section that it names: “%s”', (question, text) => {
    expect(answers(REPORT, question).join(' ')).toMatch(text);
  });

  test('is not answered by another section', () => {
    expect(answers(REPORT, 'What was the hypothesis of the experiment?')).toEqual([]);
  });
});
