import { UNSOLVED_MARK } from '@akada/domain/ai/ai';
import { termsIn } from '../knowledge/glossary.ts';
import { stepsOf } from '../maths/steps.ts';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';

const CANNOT =
  'I can work out calculations, linear and quadratic equations, and two linear equations with two unknowns. Write the problem as one of these, for example `3x + 5 = 20`.';

/** A problem worked out step by step; where a hint is asked for, how to begin and nothing that gives it away. */
export function solution(asked: Asked): string {
  const steps = stepsOf(asked.text);
  if (!steps) {
    const terms = termsIn(asked.text).slice(0, 3);
    const help = terms.map(({ meaning, more }) => `- ${meaning} ${more}`).join('\n');
    return signed(help && `What it is about:\n\n${help}`, CANNOT, UNSOLVED_MARK);
  }
  if (asked.options.get('mode') === 'hint') {
    const [start = '', next = ''] = steps;
    // Of a step the part before the colon says what to do, the rest what comes out.
    const doing = steps.length > 2 ? next.replace(/(?:: | = ).*$/, '') : '';
    return signed(
      '## Hint',
      `1. ${start}${doing ? `\n2. ${doing}.` : ''}`,
      'Try it from here. Ask for the full solution when you want to check yours.',
    );
  }
  const answer = steps.at(-1) ?? '';
  const list = steps.slice(0, -1).map((step, index) => `${index + 1}. ${step}`);
  return signed('## Solution', list.join('\n'), `Answer: ${answer}`);
}
