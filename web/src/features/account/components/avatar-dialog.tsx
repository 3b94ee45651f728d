import { useEffect, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { StorageSdk, useStorage } from '@/firebase/storage-sdk.tsx';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Avatar } from '@/ui/avatar.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FormButtons, NeedsNetwork } from '@/ui/form-buttons.tsx';
import { ChoosePictureIcon, DeleteIcon } from '@/ui/icons.ts';
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
  const { formProps, busy, error, submit } = useForm('the picture was not changed', async () => {
    if (!chosen) return;
    const store = async (signal: AbortSignal) =>
      storeAvatar(storage, uid, await avatarOf(chosen, crop), signal);
    await change(store, 'Your picture was saved.');
  });
  const isOnline = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // In development React runs effects twice: the second run needs a controller of its own.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function choose(file: File) {
    try {
      const read = await readPicture(file);
      setCrop(centred(read));
      setChosen(read);
    } catch (error) {
      console.warn('not a picture', error);
      throw new InvalidFormError(NO_PICTURE);
    }
  }

  async function change(work: (signal: AbortSignal) => Promise<void>, done: string) {
    const { signal } = leaving.current;
    try {
      await work(signal);
    } catch (failure) {
      // The dialog is closed, which ended the upload.
      if (signal.aborted) return;
      throw failure;
    }
    if (signal.aborted) return;
    toast.success(done);
    onClose();
  }

  return (
    <Dialog title="Your picture" isDirty={chosen !== null} onClose={onClose}>
      <form {...formProps} className="grid gap-5">
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
            if (file) void submit(() => choose(file));
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
            <ChoosePictureIcon aria-hidden className="size-4" />{' '}
            {chosen ? 'Choose another' : 'Choose a picture'}
          </Button>
          {!chosen && picture && (
            <Button
              look="danger"
              busy={busy}
              disabled={!isOnline}
              onClick={({ currentTarget }) => {
                const remove = () => removeAvatar(storage, uid);
                void submit(() => change(remove, 'Your picture was removed.'), currentTarget);
              }}
            >
              <DeleteIcon aria-hidden className="size-4" /> Remove picture
            </Button>
          )}
        </div>
        {error !== null && <Alert look="destructive">{problemOf(error)}</Alert>}
        {!chosen && picture && <NeedsNetwork />}
        {chosen && <FormButtons busy={busy} needsNetwork onCancel={onClose} />}
      </form>
    </Dialog>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof InvalidFormError) return error.message;
  return `Failed to change your picture: ${failureReason(error)}`;
}
