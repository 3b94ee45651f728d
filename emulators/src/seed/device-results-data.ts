import { toDeviceChat } from '@akada/domain/ai/device-results';
import type { DeviceResult } from '@akada/domain/ai/device-results-schemas';
import type { CramSheet } from '@akada/domain/ai/result-schemas';
import { timeOf } from './points-data.ts';

const NOTES =
  'The rate of a reaction is the change in concentration of a reactant or a product in a given time. A catalyst lowers the activation energy, and is not used up.';

const CRAM_SHEET: CramSheet = {
  title: 'Rates of reaction',
  sections: [
    {
      heading: 'Terms',
      points: [
        'Rate: the change in concentration of a reactant or a product in a given time.',
        'Activation energy: the least energy with which particles must collide to react.',
      ],
    },
    {
      heading: 'What makes a reaction faster',
      points: ['A higher temperature', 'A higher concentration', 'A larger surface area', 'A catalyst'],
    },
  ],
};

const STEPS = [
  '**Given:** 25.0 cm³ of a solution of 0.100 mol/dm³',
  '1. Volume in dm³: 25.0 ÷ 1000 = 0.0250 dm³',
  '2. Amount = concentration × volume = 0.100 × 0.0250',
  '**Answer:** 0.00250 mol',
].join('\n\n');

/** What the demo student's phone has made in the last days, by id. */
export function demoDeviceResults(now: Date): ReadonlyMap<string, DeviceResult> {
  const asked = timeOf(1, 18 * 60, now);
  const answered = new Date(asked.getTime() + 1_000);
  return new Map<string, DeviceResult>([
    [
      'rates-of-reaction',
      {
        ...{ tool: 'cram', title: CRAM_SHEET.title, input: NOTES, result: JSON.stringify(CRAM_SHEET) },
        ...madeAt(timeOf(3, 17 * 60, now)),
      },
    ],
    [
      'moles-in-a-solution',
      {
        ...{ tool: 'solver', title: 'Moles in 25.0 cm³ of 0.100 mol/dm³' },
        ...{ input: 'How many moles are in 25.0 cm³ of a 0.100 mol/dm³ solution?\nmode: solution' },
        ...{ result: STEPS, ...madeAt(timeOf(2, 16 * 60, now)) },
      },
    ],
    [
      'catalysts',
      {
        ...{ tool: 'chat', title: 'What does a catalyst do?', input: 'What does a catalyst do?' },
        result: toDeviceChat({
          notes: NOTES,
          turns: [
            { role: 'student', text: 'What does a catalyst do?', at: asked.getTime() },
            {
              role: 'model',
              text: 'A catalyst lowers the activation energy, and is not used up.',
              at: answered.getTime(),
            },
          ],
        }),
        ...madeAt(answered),
      },
    ],
  ]);
}

function madeAt(time: Date): Pick<DeviceResult, 'source' | 'created_at' | 'updated_at'> {
  return { source: 'device', created_at: time, updated_at: time };
}
