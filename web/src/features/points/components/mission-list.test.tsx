import type { Mission } from '@akada/domain/points/missions';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TodayIcon } from '@/ui/icons.ts';
import { MissionList } from './mission-list.tsx';

const PRACTICE: Mission = {
  ...{ action: 'practice_done', label: 'Practise with 10 questions', reward: '10 points' },
  ...{ done: 0, goal: 1 },
};
const TASKS: Mission = {
  ...{ action: 'task_completed', label: 'Complete 3 tasks', reward: '5 points each' },
  ...{ done: 2, goal: 3 },
};

function open(...missions: Mission[]) {
  render(
    <MemoryRouter>
      <MissionList title="Today" icon={TodayIcon} missions={missions} />
    </MemoryRouter>,
  );
}

it('counts the progress of a mission that is done several times', () => {
  open(TASKS);
  expect(screen.getByText('2 of 3')).toBeTruthy();
});

it('says of a mission that is done once only whether it is done', () => {
  open(PRACTICE);
  expect(screen.getByText('Not done yet')).toBeTruthy();
  expect(screen.queryByText('0 of 1')).toBeNull();
});

it('says only once that a mission is done', () => {
  open({ ...PRACTICE, done: 1 });
  expect(screen.getByText('Done')).toBeTruthy();
  expect(screen.queryByText('1 of 1')).toBeNull();
  expect(screen.queryByText('Not done yet')).toBeNull();
});
