import { lazyPart, preload } from '@/ui/lazy-part.tsx';

const loaders = {
  avatar: () => import('./components/avatar-dialog.tsx').then((file) => file.AvatarDialog),
  name: () => import('./components/name-dialog.tsx').then((file) => file.NameDialog),
  username: () => import('./components/username-dialog.tsx').then((file) => file.UsernameDialog),
  email: () => import('./components/email-dialog.tsx').then((file) => file.EmailDialog),
  password: () => import('./components/password-dialog.tsx').then((file) => file.PasswordDialog),
  usage: () => import('./components/usage-dialog.tsx').then((file) => file.UsageDialog),
  // No file of its own: without a network it must open, too, and other dialogs have loaded this one.
  confirm: () => import('@/ui/dialog.tsx').then((file) => file.ConfirmDialog),
  deletion: () => import('./components/delete-dialog.tsx').then((file) => file.DeleteDialog),
} as const;

export const AvatarDialog = lazyPart(loaders.avatar);
export const NameDialog = lazyPart(loaders.name);
export const UsernameDialog = lazyPart(loaders.username);
export const EmailDialog = lazyPart(loaders.email);
export const PasswordDialog = lazyPart(loaders.password);
export const UsageDialog = lazyPart(loaders.usage);
export const ConfirmDialog = lazyPart(loaders.confirm);
export const DeleteDialog = lazyPart(loaders.deletion);

/** Loads the profile's dialogs in advance, so that they open at once. */
export function preloadDialogs(): void {
  preload(loaders);
}
