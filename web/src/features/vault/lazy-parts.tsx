import { lazyPart, preload } from '@/ui/lazy-part.tsx';
import { preloadRichText } from '@/ui/rich-text.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { preloadDialogs } from './lazy-dialogs.tsx';

/* The pages that the first view of the list doesn't need, loaded when the page is idle. */
const loaders = {
  library: () => import('./library/library-page.tsx').then((file) => file.LibraryPage),
  bookmarks: () => import('./bookmarks/bookmarks-page.tsx').then((file) => file.BookmarksPage),
  uploads: () => import('./my-uploads/uploads-page.tsx').then((file) => file.UploadsPage),
};

export const LibraryPage = lazyPart(loaders.library, <PageSpinner />);
export const BookmarksPage = lazyPart(loaders.bookmarks, <PageSpinner />);
export const UploadsPage = lazyPart(loaders.uploads, <PageSpinner />);

/** Loads these pages, the dialogs, and what notes need to render. */
export function preloadParts(): void {
  preload(loaders);
  preloadDialogs();
  preloadRichText();
}
