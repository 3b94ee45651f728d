import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

/** A file or note to link to. */
interface Linked {
  id: string;
  filename: string;
}

/** The address that opens a file for a signed-in student; anyone else is asked to sign in first. */
function linkTo({ id }: Pick<Linked, 'id'>): string {
  return `${location.origin}/dashboard/vault?${new URLSearchParams({ file: id })}`;
}

/** Whether this device has a share sheet, as phones and some desktop browsers do. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet with a link to a file, or copies the link when there is no sheet or it fails. */
export async function shareLink(file: Linked): Promise<void> {
  if (!hasShareSheet()) return copyLink(file);
  try {
    await navigator.share({ title: file.filename, url: linkTo(file) });
  } catch (error) {
    // The student closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('the share sheet failed', error);
    await copyLink(file);
  }
}

/** Copies a link to a file and confirms it with a toast. */
export async function copyLink(file: Pick<Linked, 'id'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkTo(file));
    toast.success('Link copied');
  } catch (error) {
    warnWithToast(
      'the link was not copied',
      error,
      `Your browser didn't allow copying. The link is ${linkTo(file)}`,
    );
  }
}
