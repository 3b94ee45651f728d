import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const { endClosedExams, info } = vi.hoisted(() => ({ endClosedExams: vi.fn(), info: vi.fn() }));
vi.mock('./end-exam.ts', () => ({ endClosedExams }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { info } }));

import { ClosedExams } from './closed-exams.tsx';

it('a student who comes back after the end of an exam is told that it was submitted', async () => {
  endClosedExams.mockResolvedValueOnce(['UTME mock']);
  render(<ClosedExams uid="ada" />);
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  expect(info).toHaveBeenCalledWith(
    'Time ran out, so “UTME mock” was submitted. See your marks in Quiz, under History.',
  );
});
