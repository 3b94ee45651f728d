import type { Account } from '@akada/domain/account/schemas';
import type { Live } from '@/firebase/live.ts';
import { Button } from '@/ui/button.tsx';
import { UsageIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { UsageDialog } from '../dialogs.tsx';

interface UsageCardProps {
  uid: string;
  account: Live<Account | null>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Opens the dialog with the student's usage. */
export function UsageCard({ uid, account, isOpen, onOpen }: UsageCardProps) {
  return (
    <Tile title="Usage and limits" icon={UsageIcon}>
      <p className="text-ink-soft">Your storage, and how much you can share and create in a day.</p>
      <Button look="secondary" className="mt-4" onClick={() => onOpen(true)}>
        See your usage
      </Button>
      {isOpen && <UsageDialog uid={uid} account={account} onClose={() => onOpen(false)} />}
    </Tile>
  );
}
