import { toast } from '@/ui/toast.tsx';

/** What a link is for: a file or a note of the vault. */
interface Linked {
  id: string;
  filename: string;
}

/** The address that opens a file for any student who is signed in; others sign in first and then see it. */
function linkTo({ id }: Pick<Linked, 'id'>): string {
  return `${location.origin}/dashboard/vault?${new URLSearchParams({ file: id })}`;
}

/** Whether this device has a share sheet: phones do, and some desktop browsers. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's share sheet with a link to a file; copies the link where there is no sheet, or it fails. */
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

/** Copies a link to a file, and says so. */
export async function copyLink(file: Pick<Linked, 'id'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkTo(file));
    toast.success('Link copied');
  } catch (error) {
    console.warn('the link was not copied', error);
    toast.error(`Your browser didn't allow copying. The link is ${linkTo(file)}`);
  }
}
