import { lazyPart, preload } from '@/ui/lazy-part.tsx';
import { preloadRichText } from '@/ui/rich-text.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';

/*
 * Parts that the first view of the list doesn't need, loaded when the page is idle: the dialogs, Storage's SDK and the
 * viewer.
 */
const loaders = {
  upload: () => import('./upload/upload-dialog.tsx').then((file) => file.UploadDialog),
  note: () => import('./upload/note-dialog.tsx').then((file) => file.NoteDialog),
  viewer: () => import('./viewer/viewer.tsx').then((file) => file.Viewer),
  library: () => import('./library/library-page.tsx').then((file) => file.LibraryPage),
  bookmarks: () => import('./bookmarks/bookmarks-page.tsx').then((file) => file.BookmarksPage),
  uploads: () => import('./my-uploads/uploads-page.tsx').then((file) => file.UploadsPage),
  picker: () => import('./upload/pdf-picker.tsx').then((file) => file.PdfPicker),
  edit: () => import('./my-uploads/edit-dialog.tsx').then((file) => file.EditDialog),
  report: () => import('./viewer/report-dialog.tsx').then((file) => file.ReportDialog),
};

export const UploadDialog = lazyPart(loaders.upload);
export const NoteDialog = lazyPart(loaders.note);
export const Viewer = lazyPart(loaders.viewer);
export const LibraryPage = lazyPart(loaders.library, <PageSpinner />);
export const BookmarksPage = lazyPart(loaders.bookmarks, <PageSpinner />);
export const UploadsPage = lazyPart(loaders.uploads, <PageSpinner />);
export const PdfPicker = lazyPart(loaders.picker);
export const EditDialog = lazyPart(loaders.edit);
export const ReportDialog = lazyPart(loaders.report);

/** Loads all of these parts, and what notes need to render. */
export function preloadParts(): void {
  preload(loaders);
  preloadRichText();
}
