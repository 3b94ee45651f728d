import { CHANGED_CONDITIONS } from './changed-conditions.ts';
import { CHEMISTRY } from './chemistry.ts';
import { COMMERCE } from './commerce.ts';
import { DIFFERENT_EVERYDAY } from './different-everyday.ts';
import { EVERYDAY } from './everyday.ts';
import { EXAMS } from './exams.ts';
import { FORMULAS } from './formulas.ts';
import { FURTHER } from './further.ts';
import { FURTHER_EVERYDAY } from './further-everyday.ts';
import { FURTHER_MIXED } from './further-mixed.ts';
import { FURTHER_NATURAL } from './further-natural.ts';
import { FURTHER_STEPS } from './further-steps.ts';
import { MATHEMATICS } from './mathematics.ts';
import { MIXED } from './mixed.ts';
import { MORE_COMMERCE } from './more-commerce.ts';
import { MORE_EVERYDAY } from './more-everyday.ts';
import { MORE_EXAMS } from './more-exams.ts';
import { MORE_FORMULAS } from './more-formulas.ts';
import { MORE_MIXED } from './more-mixed.ts';
import { MORE_NATURAL } from './more-natural.ts';
import { MORE_PHYSICS } from './more-physics.ts';
import { MORE_STORIES } from './more-stories.ts';
import { MORE_TRAPS } from './more-traps.ts';
import { NATURAL } from './natural.ts';
import { OTHER_EVERYDAY } from './other-everyday.ts';
import { OTHER_KINDS } from './other-kinds.ts';
import { OTHER_NATURAL } from './other-natural.ts';
import { OTHER_QUESTIONS } from './other-questions.ts';
import { PHYSICS } from './physics.ts';
import type { GoldenProblem } from './problem.ts';
import { SCIENCE } from './science.ts';
import { SEVERAL_FACTS } from './several-facts.ts';
import { SEVERAL_STEPS } from './several-steps.ts';
import { STORIES } from './stories.ts';
import { TRAPS, type Trap } from './traps.ts';

/** Every problem but the ones written last. */
export const PROBLEMS: readonly GoldenProblem[] = [
  ...MATHEMATICS,
  ...SCIENCE,
  ...FURTHER,
  ...EXAMS,
  ...MORE_EXAMS,
  ...STORIES,
  ...MORE_STORIES,
  ...COMMERCE,
  ...MORE_COMMERCE,
  ...PHYSICS,
  ...MORE_PHYSICS,
  ...CHEMISTRY,
  ...FORMULAS,
  ...MORE_FORMULAS,
  ...MIXED,
  ...MORE_MIXED,
  ...FURTHER_MIXED,
  ...NATURAL,
  ...MORE_NATURAL,
  ...FURTHER_NATURAL,
  ...OTHER_NATURAL,
  ...EVERYDAY,
  ...MORE_EVERYDAY,
  ...FURTHER_EVERYDAY,
  ...OTHER_EVERYDAY,
  ...DIFFERENT_EVERYDAY,
];

export const ALL_TRAPS: readonly Trap[] = [
  ...TRAPS,
  ...MORE_TRAPS,
  ...SEVERAL_STEPS,
  ...OTHER_KINDS,
  ...CHANGED_CONDITIONS,
  ...OTHER_QUESTIONS,
  ...SEVERAL_FACTS,
  ...FURTHER_STEPS,
];
