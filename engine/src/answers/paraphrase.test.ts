import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { answerQuestion } from './answer-question.ts';
import { replyInChat } from './reply.ts';

const NOTES = `# The electricity market

## The regulator

Electricity in Ghana is regulated by the Energy Commission, which was set up in 1997. Its chairman is appointed by the president. He serves for four years.

Ama Mensah invented a cheap meter in 2004. The meter is read every month because customers move house often.

## Supply

The Akosombo dam supplies half of the country. Transformers lower the voltage before the current reaches homes.

Street lights are left out of the bill, since nobody can meter them. AS meters are safe and show the power of each room.

Hamidu was posted to Tema, where he spent his whole life.

The commission was given more powers to protect customers. The bill of a household is stopped when the meter is broken.

Long cables lose energy as heat, so pylons carry the current at a high voltage.`;
const SOURCE = readSource([{ text: NOTES }]);

function answer(question: string): string {
  const result = answerQuestion(SOURCE, question);
  return result.isEmpty ? '' : (result.parts[0]?.text ?? '');
}

describe('a question in other words than the notes', () => {
  test.each([
    ['which body is in charge of electricity in Ghana', 'Energy Commission'],
    ['when was the Energy Commission founded', '1997'],
    ['who came up with the cheap meter', 'Ama Mensah'],
    ['how come the meter is read monthly', 'move house'],
    ['in which town did Hamidu live', 'Tema'],
    ["what's the job of transformers", 'lower the voltage'],
    ['why do they leave street lights out', 'nobody can meter them'],
    ['which gadget did Ama Mensah invent in 2004', 'cheap meter'],
    ["what's wrong with long cables", 'lose energy'],
    ['why did the commission receive more powers', 'protect customers'],
  ])('"%s" finds the sentence with "%s"', (question, words) => {
    expect(answer(question)).toContain(words);
  });

  test.each([
    'who founded the Akosombo dam',
    'when was Ama Mensah born',
    'how much does the meter cost',
    'how old is the Akosombo dam',
    'which river is the Akosombo dam on',
    'what is the weight of the meter',
    'who broke the meter',
    'did the customer pay',
    'what is the population of Ghana',
    'what advantage do people with AC have',
    'what is water good for in dams',
    'which gadget did Ama Mensah sell',
    'why was the president given more powers',
    'Who was posted to Kumasi?',
  ])('"%s" is refused if the notes only share its words', (question) => {
    expect(answer(question)).toBe('');
  });
});

test('a follow-up is answered from the sentences after the answer before', () => {
  const chat = (message: string) => {
    const earlier = ['Who appoints the chairman?'];
    const result = replyInChat({ message, earlier, pages: [{ text: NOTES }] });
    return result.isEmpty ? '' : result.parts.map(({ text }) => text).join(' ');
  };
  expect(chat('for how long does he hold office')).toContain('four years');
  expect(chat('where was he born')).toBe('');
});
