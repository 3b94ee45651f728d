import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { AccountIcon, DeleteIcon, EmailIcon, PasswordIcon, SignOutIcon } from '@/ui/icons.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { Tile } from '@/ui/tile.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { signOut } from '../api/sign-out.ts';
import { useExport } from '../api/use-export.ts';
import { ConfirmDialog, DeleteDialog, EmailDialog, PasswordDialog } from '../dialogs.tsx';
import { ExportPanel } from './export-panel.tsx';

/** Sign-out, email address, password, data export and account deletion. */
export function AccountCard() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'email' | 'password' | 'deletion' | null>(null);
  const [busy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string | null>(null);
  const close = () => setOpen(null);
  // Shared by the two places that can start an export: the account must not be deleted while one runs.
  const dataExport = useExport();

  async function leave({ losingWork = false } = {}) {
    setBusy(true);
    try {
      const loss = await signOut({ losingWork });
      if (loss) return setWarning(loss);
      toast.success('Logged out successfully');
      navigate('/login', { replace: true });
    } catch (error) {
      warnWithToast('sign-out failed', error, 'Failed to log out. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Tile title="Account" icon={AccountIcon}>
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          {/* Never disabled, which would lose the focus that the question returns. */}
          <Button look="secondary" aria-busy={busy || undefined} onClick={() => !busy && void leave()}>
            {busy ? <Spinner className="size-4" /> : <SignOutIcon aria-hidden className="size-4" />} Sign Out
          </Button>
          <Button look="secondary" onClick={() => setOpen('email')}>
            <EmailIcon aria-hidden className="size-4" /> Change email
          </Button>
          <Button look="secondary" onClick={() => setOpen('password')}>
            <PasswordIcon aria-hidden className="size-4" /> Change password
          </Button>
        </div>
        <section className="grid gap-2">
          <h3 className="font-semibold">Your data</h3>
          <p className="text-sm text-ink-soft">Everything Akada has stored about you, in one file.</p>
          <ExportPanel {...dataExport} />
        </section>
        <section className="grid justify-items-start gap-2 rounded-2xl border border-danger p-4">
          <h3 className="font-semibold text-danger">Delete account</h3>
          <p className="text-sm text-ink-soft">Permanently deletes your account and everything in it.</p>
          <Button
            look="danger"
            size="sm"
            className="border border-current"
            onClick={() => setOpen('deletion')}
          >
            <DeleteIcon aria-hidden className="size-4" /> Delete Account
          </Button>
        </section>
      </div>
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
      {warning && (
        <ConfirmDialog
          title="Sign out anyway?"
          keepLabel="Stay signed in"
          confirmLabel="Sign out"
          busy={busy}
          onConfirm={() => void leave({ losingWork: true })}
          onClose={() => setWarning(null)}
        >
          {warning}
        </ConfirmDialog>
      )}
      {open === 'deletion' && <DeleteDialog dataExport={dataExport} onClose={close} />}
    </Tile>
  );
}
