import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadState } from './upload-state.tsx';

it.each([
  [undefined, 'Checking', /until the check is done/],
  [true, 'Hidden', /It was reported/],
])('an upload with hidden %s is shown as %s with the reason', (hidden, state, why) => {
  render(<UploadState {...(hidden !== undefined && { hidden })} />);
  screen.getByText(state);
  screen.getByText(why);
});

it.each([
  ['storage', /your storage was full/],
  ['notes', /limit of shared notes/],
] as const)('an upload over the %s quota is shown as Private with the reason', (over_quota, why) => {
  render(<UploadState hidden over_quota={over_quota} />);
  screen.getByText('Private');
  screen.getByText(why);
  expect(screen.queryByText(/reported/)).toBeNull();
});

it('a listed upload is shown as Listed', () => {
  render(<UploadState hidden={false} />);
  screen.getByText('Listed');
  expect(screen.queryByText(/reported/)).toBeNull();
});
