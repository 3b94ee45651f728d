import { lazyPart, preload } from '@/ui/lazy-part.tsx';

/* The forms of a note, which load when the page is idle. */
const loaders = {
  editor: () => import('./components/note-editor.tsx').then((file) => file.NoteEditor),
  share: () => import('./components/share-dialog.tsx').then((file) => file.ShareDialog),
  viewer: () => import('./components/note-viewer.tsx').then((file) => file.NoteViewer),
};

export const NoteEditor = lazyPart(loaders.editor);
export const ShareDialog = lazyPart(loaders.share);
export const NoteViewer = lazyPart(loaders.viewer);

/** Loads the forms, so that they open at once, even offline. */
export function preloadNoteDialogs(): void {
  preload(loaders);
}
