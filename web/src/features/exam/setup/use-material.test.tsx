import type { QuestionList } from '@akada/domain/practice/schemas';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

const { fetchQuestions } = vi.hoisted(() => ({ fetchQuestions: vi.fn() }));
vi.mock('../api/exams.ts', () => ({ fetchQuestions }));

import { type ExamParts, ExamPartsContext } from '../exam-parts.ts';
import { type Material, useMaterial } from './use-material.ts';

const SET = { kind: 'set', id: 'cells', title: 'Cells' } as const;
const LIST: QuestionList = {
  questions: [
    {
      ...{ kind: 'true_false', prompt: 'Plants breathe.', key: true },
      ...{ why: 'They do.', source: 'Plants breathe.' },
    },
  ],
};

function open(material: Material = SET, parts = {} as ExamParts) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExamPartsContext value={parts}>{children}</ExamPartsContext>
  );
  const chosen = [material];
  return renderHook(() => useMaterial('ada', chosen), { wrapper }).result;
}

it('reads the questions of a set that an earlier exam had', async () => {
  fetchQuestions.mockResolvedValueOnce(JSON.stringify(LIST));
  const result = open();
  await vi.waitFor(() => expect(result.current.stateOf(SET)).toEqual({ status: 'ready', list: LIST }));
  expect(fetchQuestions).toHaveBeenCalledWith('ada', 'cells');
});

it.each([
  ['cannot be read offline', () => Promise.reject(new Error('offline')), 'Failed to load this question set.'],
  ['was deleted', () => Promise.resolve(''), "This question set can't be read."],
])('says that a set %s', async (_, answer, message) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchQuestions.mockImplementationOnce(answer);
  const result = open();
  await vi.waitFor(() =>
    expect(result.current.stateOf(SET)).toMatchObject({
      ...{ status: 'failed', message: expect.stringContaining(message) },
    }),
  );
});

it('makes the questions of failed material again, as when the study engine has arrived', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const deck = { ...SET, kind: 'deck' } as const;
  const makeQuestions = vi.fn().mockRejectedValueOnce(new Error('Download the study engine first.'));
  const result = open(deck, { makeQuestions } as unknown as ExamParts);
  await vi.waitFor(() => expect(result.current.stateOf(deck)).toMatchObject({ status: 'failed' }));
  makeQuestions.mockResolvedValueOnce(LIST);
  act(() => result.current.retryFailed());
  await vi.waitFor(() => expect(result.current.stateOf(deck)).toEqual({ status: 'ready', list: LIST }));
  act(() => result.current.retryFailed());
  expect(makeQuestions).toHaveBeenCalledTimes(2);
});
