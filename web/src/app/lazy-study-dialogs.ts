import { lazyPart, preload } from '@/ui/lazy-part.tsx';

/* Dialogs of practice, the exam room and decks that belong to other features. */
const load = () => import('./study-dialogs.tsx');
const loaders = {
  file: () => load().then((file) => file.FilePicker),
  note: () => load().then((file) => file.NotePicker),
  export: () => load().then((file) => file.DeckExport),
  page: () => load().then((file) => file.CitedPage),
};

export const FilePicker = lazyPart(loaders.file);
export const NotePicker = lazyPart(loaders.note);
export const DeckExport = lazyPart(loaders.export);
export const CitedPage = lazyPart(loaders.page);

/** Loads these dialogs, so that they open at once. */
export function preloadStudyDialogs(): void {
  preload(loaders);
}
