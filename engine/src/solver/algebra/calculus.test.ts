import { describe, expect, test } from 'vitest';
import { solve } from '../solve.ts';

describe('a derivative', () => {
  test.each([
    ['Differentiate 5x³ − 2x + 7', '15x² − 2'],
    ['Differentiate 3 sin 2x − 4 cos x', '6 cos 2x + 4 sin x'],
    ['Differentiate tan x', '1/cos² x'],
    ['d/dx (x² sin x)', 'x² cos x + 2x sin x'],
    ['Find dy/dx if y = (x + 1)/(x − 1)', '−2/(x − 1)²'],
    ['Differentiate y = (3x − 1)⁴', '12(3x − 1)³'],
    ['Differentiate √(x² + 1)', 'x/√(x² + 1)'],
    ['Differentiate 1/x²', '−2/x³'],
    ['Find the gradient of y = x³ − 4x at the point (2, 0)', '8'],
    ['Differentiate x sin 2x at x = 0', '0'],
    ['Differentiate ln x at x = 2', '1/2 = 0.5'],
    ['If s = 3t² + 2t, find ds/dt', '6t + 2'],
    ['Find the second derivative of x³', '6x'],
  ])('%s', (problem, answer) => {
    expect(solve(problem)?.answer).toBe(answer);
  });

  test.each([
    'Differentiate 2^x',
    'Differentiate x^x',
    'Find dy/dx if x² + y² = 25',
    'Find the derivative of x² with respect to t',
    'Differentiate y = a x²',
    'Find the gradient of y = x³ − 4x at the point (2, 1)',
  ])('is refused: %s', (problem) => {
    expect(solve(problem)).toBeNull();
  });
});

describe('an integral', () => {
  test.each([
    ['∫ (3x² + 2x) dx', 'x³ + x² + C'],
    ['Integrate sin 2x + 1/x', '−(1/2) cos 2x + ln|x| + C'],
    ['∫ √x dx', '(2/3)x^(3/2) + C'],
    ['∫ (2x + 1)³ dx', '(1/8)(2x + 1)⁴ + C'],
    ['∫₁³ (x² + 1) dx', '32/3 ≈ 10.67'],
    ['Evaluate ∫ from 1 to 2 of 1/x dx', 'ln 2 ≈ 0.6931'],
    ['Evaluate ∫₀¹ e^(2x) dx', '(1/2)e² − 1/2 ≈ 3.195'],
    ['Evaluate ∫ 2x dx from 4 to 1', '−15'],
  ])('%s', (problem, answer) => {
    expect(solve(problem)?.answer).toBe(answer);
  });

  test.each([
    'Integrate x eˣ dx',
    'Integrate sin² x',
    'Integrate 2t with respect to x',
    'Evaluate ∫ from −1 to 1 of 1/x² dx',
    'Evaluate ∫ from −1 to 2 of 1/x dx',
    'Evaluate ∫ x² dx from 0 to 1 and from 1 to 2',
    'Find the area bounded by y = x² and y = x',
  ])('is refused: %s', (problem) => {
    expect(solve(problem)).toBeNull();
  });
});
