import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import type { Creatable } from '../shell/creatables.ts';
import type { QuickFormTarget } from '../shell/quick-form.tsx';
import { Combobox } from './combobox.tsx';
import { groupsFor, type Item } from './items.ts';
import { readThings, type Thing } from './own-things.ts';

interface PaletteProps {
  onCreate: (kind: Creatable) => void;
  onEdit: (target: QuickFormTarget) => void;
  onClose: () => void;
}

/** A search of every page, of what can be created, and of what this device has of the student's. */
export function Palette({ onCreate, onEdit, onClose }: PaletteProps) {
  const { uid } = useStudent();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [things, setThings] = useState<readonly Thing[]>([]);
  useEffect(() => {
    readThings(uid).then(setThings, (error) => console.warn('the cache could not be searched', error));
  }, [uid]);
  const groups = useMemo(() => groupsFor(search, things), [search, things]);

  function choose({ choice }: Item) {
    if ('create' in choice) return onCreate(choice.create);
    if ('edit' in choice) return onEdit(choice.edit);
    onClose();
    navigate(choice.to);
  }

  return (
    <Dialog title="Search" onClose={onClose}>
      <Combobox search={search} groups={groups} onSearch={setSearch} onChoose={choose} />
    </Dialog>
  );
}
