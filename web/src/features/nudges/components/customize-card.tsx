import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { CustomizeIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

interface CustomizeCardProps {
  settings: NudgeSettings;
  canSet: boolean;
  mayNotify: boolean;
  onSettings: (settings: NudgeSettings) => void;
}

/** Opens the nudge settings, as does `?settings=open` in the address. */
export function CustomizeCard({ settings, canSet, mayNotify, onSettings }: CustomizeCardProps) {
  const [params, setParams] = useSearchParams();
  const isOpen = canSet && params.get('settings') === 'open';
  const setIsOpen = (open: boolean) => setParams(open ? { settings: 'open' } : {}, { replace: true });
  return (
    <Tile title="Customize Nudges" icon={CustomizeIcon}>
      <p className="mb-4 text-ink-soft">Choose which nudges you get, from when, and your quiet hours.</p>
      <Button look="secondary" size="sm" disabled={!canSet} onClick={() => setIsOpen(true)}>
        Settings
      </Button>
      {isOpen && (
        <SettingsDialog
          settings={settings}
          mayNotify={mayNotify}
          onClose={() => setIsOpen(false)}
          onSave={(changed) => {
            setIsOpen(false);
            onSettings(changed);
          }}
        />
      )}
    </Tile>
  );
}
