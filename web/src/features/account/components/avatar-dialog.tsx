import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { StorageSdk, useStorage } from '@/firebase/storage-sdk.tsx';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Avatar } from '@/ui/avatar.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { DialogButtons, NeedsNetwork } from '@/ui/form-buttons.tsx';
import { toast } from '@/ui/toast.tsx';
import { removeAvatar, storeAvatar } from '../api/avatar.ts';
import { type Crop, centred } from '../crop.ts';
import { avatarOf, readPicture } from '../picture.ts';
import { CropStage } from './crop-stage.tsx';

const NO_PICTURE = "That file can't be opened as a picture. Choose a JPEG, PNG or WebP picture.";

interface AvatarDialogProps {
  uid: string;
  name: string;
  /** The address of the current picture; null if there is none. */
  picture: string | null;
  /** A note to read before choosing a picture. */
  notice: string | null;
  onClose: () => void;
}

/** Lets the student choose, crop and save a picture, or remove it. */
export function AvatarDialog(props: AvatarDialogProps) {
  return (
    <StorageSdk>
      <PictureForm {...props} />
    </StorageSdk>
  );
}

function PictureForm({ uid, name, picture, notice, onClose }: AvatarDialogProps) {
  const storage = useStorage();
  const [chosen, setChosen] = useState<HTMLCanvasElement | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOnline = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    return () => leaving.current?.abort();
  }, []);

  async function choose(file: File) {
    setProblem(null);
    try {
      const read = await readPicture(file);
      setCrop(centred(read));
      setChosen(read);
    } catch (error) {
      console.warn('not a picture', error);
      setProblem(NO_PICTURE);
    }
  }

  async function run(work: (signal: AbortSignal) => Promise<void>, done: string) {
    const controller = new AbortController();
    leaving.current = controller;
    const { signal } = controller;
    setBusy(true);
    setProblem(null);
    try {
      await work(signal);
      if (signal.aborted) return;
      toast.success(done);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the picture was not changed', error);
      setProblem(`Your picture could not be changed: ${failureReason(error)}`);
      setBusy(false);
    }
  }

  return (
    <Dialog title="Your picture" isDirty={chosen !== null} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!chosen || busy) return;
          const store = async (signal: AbortSignal) =>
            storeAvatar(storage, uid, await avatarOf(chosen, crop), signal);
          void run(store, 'Your picture was saved.');
        }}
      >
        {notice && <p className="text-sm text-ink-soft">{notice}</p>}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Picture"
          // Not in the tab order: the button below opens it.
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Without this, choosing the same file again would not fire a change event.
            target.value = '';
            if (file) void choose(file);
          }}
        />
        {chosen ? (
          <CropStage picture={chosen} crop={crop} onChange={setCrop} />
        ) : (
          <div className="flex items-center gap-4">
            <Avatar name={name} src={picture} size="lg" />
            <p className="text-ink-soft">Others see it next to what you share and on the leaderboards.</p>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" disabled={busy} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden className="size-4" /> {chosen ? 'Choose another' : 'Choose a picture'}
          </Button>
          {!chosen && picture && (
            <Button
              look="danger"
              busy={busy}
              disabled={!isOnline}
              onClick={() => void run(() => removeAvatar(storage, uid), 'Your picture was removed.')}
            >
              <Trash2 aria-hidden className="size-4" /> Remove picture
            </Button>
          )}
        </div>
        {problem && <Alert look="destructive">{problem}</Alert>}
        {!chosen && picture && <NeedsNetwork />}
        {chosen && <DialogButtons label="Save" busy={busy} onCancel={onClose} />}
      </form>
    </Dialog>
  );
}
