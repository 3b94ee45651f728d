import { lazyPart, preload } from '@/ui/lazy-part.tsx';

const loaders = { dialog: () => import('./material-dialog.tsx').then((file) => file.MaterialDialog) };

export const MaterialDialog = lazyPart(loaders.dialog);

/** Loads the dialog, so that it opens at once. */
export function preloadMaterialDialog(): void {
  preload(loaders);
}
