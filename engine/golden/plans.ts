/** Study plans as students ask for them, from a free month to an exam tomorrow. */
import type { StudyPlanRequest } from '../src/plan/make-study-plan.ts';

export interface GoldenPlan {
  name: string;
  request: StudyPlanRequest;
  /** The topics that the request names, in the plan's words. */
  topics: readonly string[];
  /** Whether there is time to learn and review every topic. */
  isRoomy: boolean;
}

/** A Wednesday. */
const TODAY = '2026-03-04';
const base = { today: TODAY, now: '09:30', firstDay: TODAY, hoursADay: 2 };

export const PLANS: readonly GoldenPlan[] = [
  {
    name: 'a list of topics, a month ahead',
    request: {
      ...base,
      topics: 'Osmosis\nDiffusion\nActive transport\nEnzymes\nRespiration',
      examDay: '2026-04-03',
    },
    topics: ['Osmosis', 'Diffusion', 'Active transport', 'Enzymes', 'Respiration'],
    isRoomy: true,
  },
  {
    name: 'a syllabus with weeks and course details',
    request: {
      ...base,
      topics:
        'ECO 101 Principles of Economics\nCredit units: 3\nWeek 1: Demand and supply\nWeek 2: Elasticity\nWeek 3: Theory of the firm\nWeek 4: National income\nReferences\nSamuelson, Economics',
      examDay: '2026-03-28',
    },
    topics: ['Demand and supply', 'Elasticity', 'Theory of the firm', 'National income'],
    isRoomy: true,
  },
  {
    name: 'two subjects in one line each, with Sundays off',
    request: {
      ...base,
      topics: 'Physics: waves, optics, heat\nChemistry: acids, salts',
      examDay: '2026-03-27',
      restDays: [0],
    },
    topics: ['Physics: waves', 'Physics: optics', 'Physics: heat', 'Chemistry: acids', 'Chemistry: salts'],
    isRoomy: true,
  },
  {
    name: 'evenings only, with planner entries',
    request: {
      ...base,
      topics: 'Sets\nSurds\nIndices\nLogarithms',
      examDay: '2026-03-25',
      hours: { from: '18:00', to: '22:00' },
      busy: [
        { date: '2026-03-05', start_time: '18:00', duration: 120 },
        { date: '2026-03-06', start_time: '19:30', duration: 60 },
        { date: '2026-03-09', start_time: '17:00', duration: 300 },
      ],
    },
    topics: ['Sets', 'Surds', 'Indices', 'Logarithms'],
    isRoomy: true,
  },
  {
    name: 'late in the evening, with a night shift that runs past midnight',
    request: {
      ...base,
      now: '21:40',
      topics: 'Contract\nTort\nEvidence',
      examDay: '2026-03-18',
      hoursADay: 1.5,
      busy: [{ date: '2026-03-06', start_time: '20:00', duration: 600 }],
    },
    topics: ['Contract', 'Tort', 'Evidence'],
    isRoomy: true,
  },
  {
    name: 'twenty topics in four days',
    request: {
      ...base,
      topics: Array.from({ length: 20 }, (_, index) => `Theme ${'ABCDEFGHIJKLMNOPQRST'[index]}`).join('\n'),
      examDay: '2026-03-08',
      hoursADay: 1,
    },
    topics: Array.from({ length: 20 }, (_, index) => `Theme ${'ABCDEFGHIJKLMNOPQRST'[index]}`),
    isRoomy: false,
  },
  {
    name: 'an exam this afternoon',
    request: { ...base, topics: 'Stacks\nQueues', examDay: TODAY, examTime: '16:00' },
    topics: ['Stacks', 'Queues'],
    isRoomy: false,
  },
  {
    name: 'a hard topic first, three days off a week',
    request: {
      ...base,
      topics: '- Photosynthesis\n- Genetics (hard)\n- Ecology\n- Cell division',
      examDay: '2026-04-10',
      restDays: [0, 3, 6],
      hoursADay: 1,
    },
    topics: ['Genetics', 'Photosynthesis', 'Ecology', 'Cell division'],
    isRoomy: true,
  },
];
