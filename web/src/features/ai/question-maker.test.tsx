import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MadePractice } from './practice-request.ts';

vi.mock('./api/use-uses-left.ts', () => ({ usePlan: () => 'free', useUsesLeft: () => undefined }));
vi.mock('./use-question-run.ts', () => ({
  useQuestionRun: ({ onMade }: { onMade: (made: MadePractice) => void }) => ({
    run: { by: 'device', status: 'idle' },
    engine: { status: 'ready', worksOffline: 'yes' },
    isRunning: false,
    makeOnDevice: () => onMade({} as MadePractice),
  }),
}));
vi.mock('./device/use-warm-up.ts', () => ({ useWarmUp: () => {} }));
vi.mock('./components/source-field.tsx', () => ({ SourceField: () => null }));
vi.mock('./components/question-run-status.tsx', () => ({ QuestionRunStatus: () => null }));

import { QuestionMaker } from './question-maker.tsx';

const NOTES = 'Osmosis is the movement of water.';
const open = (state: object | null = null) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <QuestionMaker
        uid="ada"
        account={{ status: 'loading' }}
        DeckField={() => null}
        readCards={async () => []}
        onMade={() => {}}
      />
    </MemoryRouter>,
  );
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your notes/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('has the notes that were typed before a visit to another page, until there are questions', async () => {
  const { unmount } = open();
  await userEvent.type(notes(), NOTES);
  unmount();
  const { unmount: leave } = open();
  expect(notes().value).toBe(NOTES);
  await userEvent.click(screen.getByRole('button', { name: 'Start practice' }));
  leave();
  open();
  expect(notes().value).toBe('');
});

it('has the text of the link that led here instead of the notes that were typed', async () => {
  const { unmount } = open();
  await userEvent.type(notes(), NOTES);
  unmount();
  open({ text: 'A summary.', title: 'Summary' });
  expect(notes().value).toBe('A summary.');
});
