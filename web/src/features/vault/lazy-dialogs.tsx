import { lazyPart, preload } from '@/ui/lazy-part.tsx';

/* The dialogs, with Storage's SDK and the readers. Apart from lazy-parts.tsx, whose pages open them. */
const loaders = {
  upload: () => import('./upload/upload-dialog.tsx').then((file) => file.UploadDialog),
  note: () => import('./upload/note-dialog.tsx').then((file) => file.NoteDialog),
  viewer: () => import('./viewer/viewer.tsx').then((file) => file.Viewer),
  libraryReader: () => import('./library/library-reader.tsx').then((file) => file.LibraryReader),
  picker: () => import('./upload/file-picker.tsx').then((file) => file.FilePicker),
  edit: () => import('./my-uploads/edit-dialog.tsx').then((file) => file.EditDialog),
  delete: () => import('./my-uploads/delete-dialog.tsx').then((file) => file.DeleteDialog),
  report: () => import('./viewer/report-dialog.tsx').then((file) => file.ReportDialog),
};

export const UploadDialog = lazyPart(loaders.upload);
export const NoteDialog = lazyPart(loaders.note);
export const Viewer = lazyPart(loaders.viewer);
export const LibraryReader = lazyPart(loaders.libraryReader);
export const FilePicker = lazyPart(loaders.picker);
export const EditDialog = lazyPart(loaders.edit);
export const DeleteDialog = lazyPart(loaders.delete);
export const ReportDialog = lazyPart(loaders.report);

/** Loads the reader of offline files. */
export function preloadLibraryReader(): void {
  preload({ libraryReader: loaders.libraryReader });
}

/** Loads the dialogs and the readers. */
export function preloadDialogs(): void {
  preload(loaders);
}
