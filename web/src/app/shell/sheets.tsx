import { MoreSheet } from './more-sheet.tsx';
import type { ShellData } from './use-shell.ts';

/** What the top bar opens. */
export type Sheet = 'more';

interface SheetsProps extends Pick<ShellData, 'points'> {
  sheet: Sheet;
  onFocus: () => void;
  onClose: () => void;
}

/** The open sheet. */
export function Sheets({ sheet, ...props }: SheetsProps) {
  switch (sheet) {
    case 'more':
      return <MoreSheet {...props} />;
  }
}
