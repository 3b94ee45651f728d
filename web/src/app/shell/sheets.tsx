import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { preloadDialogs } from '@/features/planner/lazy-dialogs.tsx';
import { Palette } from '../palette/lazy-palette.ts';
import type { Creatable } from './creatables.ts';
import { CreateSheet } from './create-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { QuickForm, type QuickFormTarget } from './quick-form.tsx';
import type { ShellData } from './use-shell.ts';

/** What the top bar opens. */
export type Sheet = 'more' | 'create' | 'search';

interface SheetsProps extends Pick<ShellData, 'points'> {
  sheet: Sheet;
  onOpen: (sheet: Sheet) => void;
  onFocus: () => void;
  onClose: () => void;
}

/** The open sheet, or the form that was chosen in it. */
export function Sheets({ sheet, points, onOpen, onFocus, onClose }: SheetsProps) {
  const [form, setForm] = useState<QuickFormTarget | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (sheet !== 'more') preloadDialogs();
  }, [sheet]);

  function create(kind: Creatable) {
    if (kind === 'task' || kind === 'entry' || kind === 'note') return setForm({ form: kind });
    onClose();
    if (kind === 'focus') onFocus();
    else if (kind === 'journal') navigate('/dashboard/journal', { state: { isNew: true } });
    else navigate('/dashboard/vault', { state: { isNew: true } });
  }

  if (form) return <QuickForm target={form} onClose={onClose} />;
  switch (sheet) {
    case 'more':
      return (
        <MoreSheet points={points} onFocus={onFocus} onSearch={() => onOpen('search')} onClose={onClose} />
      );
    case 'create':
      return <CreateSheet onCreate={create} onClose={onClose} />;
    case 'search':
      return <Palette onCreate={create} onEdit={setForm} onClose={onClose} />;
  }
}
