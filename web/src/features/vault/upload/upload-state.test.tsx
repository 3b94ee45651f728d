import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadState } from './upload-state.tsx';

it.each([
  [undefined, 'Checking', /until the check is done/],
  [true, 'Hidden', /It was reported/],
])('an upload whose hidden is %s reads %s, and says why', (hidden, state, why) => {
  render(<UploadState {...(hidden !== undefined && { hidden })} />);
  screen.getByText(state);
  screen.getByText(why);
});

it.each([
  ['storage', /your storage was full/],
  ['notes', /a day's notes/],
] as const)('an upload that is over the quota of %s reads Private, and says why', (over_quota, why) => {
  render(<UploadState hidden over_quota={over_quota} />);
  screen.getByText('Private');
  screen.getByText(why);
  expect(screen.queryByText(/reported/)).toBeNull();
});

it('an upload that everybody sees reads Listed', () => {
  render(<UploadState hidden={false} />);
  screen.getByText('Listed');
  expect(screen.queryByText(/reported/)).toBeNull();
});
