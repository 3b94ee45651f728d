import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLastReports } from '../api/use-last-reports.ts';
import { ReportDialog } from './report-dialog.tsx';

vi.mock('../api/use-last-reports.ts', () => ({ useLastReports: vi.fn() }));
vi.mock('../api/vault-writes.ts', () => ({ reportFile: vi.fn() }));

const NOW = new Date('2026-03-01T12:00:00.000Z');
const account = { status: 'ready', data: { zone: 'Africa/Lagos' }, unconfirmed: false, isFresh: true };
const reports = (...fileIds: string[]) => fileIds.map((file_id) => ({ file_id, created_at: NOW }));
const FIVE = reports('a', 'b', 'c', 'd', 'e');
const LIMIT_REACHED = "You've reported 5 files today. You can report again at midnight.";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

function show(data: object[], unconfirmed = false) {
  vi.mocked(useLastReports).mockReturnValue({ status: 'ready', data, unconfirmed, isFresh: true } as never);
  render(
    <ReportDialog
      uid="ada"
      account={account as never}
      file={{ id: 'a', filename: 'Cells' }}
      onClose={() => {}}
    />,
  );
}

describe('the form to report a file', () => {
  test('refuses the sixth report of a day before anything is typed', () => {
    show([...reports('f'), ...FIVE.slice(1)]);
    expect(screen.getByText(LIMIT_REACHED)).toBeTruthy();
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });

  test('stays open while the fifth report, which is about this file, is sent', () => {
    show(FIVE);
    expect(screen.getByLabelText('Reason')).toBeTruthy();
  });

  test('waits for reports sent from other devices', () => {
    show([], true);
    expect(screen.queryByText(LIMIT_REACHED)).toBeNull();
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });
});
