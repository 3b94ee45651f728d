import { expect, test } from 'vitest';
import { refuseSettings } from './settings.ts';

const budget = (thinkingBudget: number) => ({ thinkingConfig: { thinkingBudget } });
const level = (thinkingLevel: string) => ({ thinkingConfig: { thinkingLevel } });

test.each([
  ['gemini-2.0-flash', { temperature: 0.2 }],
  ['gemini-2.5-flash', { ...budget(0), temperature: 0.2 }],
  ['gemini-2.5-pro', budget(128)],
  ['gemini-3-flash-preview', { ...level('low'), temperature: 1 }],
  ['gemini-3.8-flash', level('medium')],
  ['gemini-flash-latest', {}],
])('%s accepts %j', (model, settings) => {
  expect(() => refuseSettings(model, settings)).not.toThrow();
});

test.each([
  ['gemini-2.0-flash', budget(0), 'thinking_config is not supported.'],
  ['gemini-2.5-flash', level('low'), 'Thinking level is not supported for this model.'],
  ['gemini-2.5-pro', budget(0), 'Budget 0 is invalid. This model only works in thinking mode.'],
  ['gemini-3-flash-preview', budget(0), 'Budget 0 is invalid. This model only works in thinking mode.'],
  ['gemini-3.8-flash', level('minimal'), 'Thinking level MINIMAL is not supported for this model.'],
  ['gemini-3.8-flash', { temperature: 0.2 }, 'Request contains an invalid argument.'],
  ['gemini-flash-latest', budget(512), 'Request contains an invalid argument.'],
  ['gemini-flash-latest', { temperature: 0.2 }, 'Request contains an invalid argument.'],
  [
    'gemini-3.8-flash',
    { thinkingConfig: { thinkingBudget: 1, thinkingLevel: 'low' } },
    'You can only set only one of thinking budget and thinking level.',
  ],
])('%s refuses %j', (model, settings, message) => {
  expect(() => refuseSettings(model, settings)).toThrow(message);
});
