import { avatarUrl } from '@akada/domain/account/account';
import { expect, it, vi } from 'vitest';
import { avatarAddress } from './avatar-address.ts';

vi.mock('./app.ts', () => ({ app: { options: { storageBucket: 'akada.test' } }, emulators: null }));

it('gives the public address of the picture, which differs for each version', () => {
  expect(avatarAddress(avatarUrl('ada', 1_700_000_000_000))).toBe(
    'https://firebasestorage.googleapis.com/v0/b/akada.test/o/avatars%2Fada?alt=media&v=1700000000000',
  );
  expect(avatarAddress(avatarUrl('ada', 2))).not.toBe(avatarAddress(avatarUrl('ada', 1)));
});

it.each([
  null,
  undefined,
  '',
  'avatars/ada',
  'https://elsewhere.test/avatars/ada?v=1',
  'vault_files/ada/1?v=1',
])('gives no address for %j', (stored) => {
  expect(avatarAddress(stored)).toBeNull();
});

it('escapes the path and the version, so that neither can change the address', () => {
  expect(avatarAddress('avatars/a/../b?v=1&token=2#x')).toBe(
    'https://firebasestorage.googleapis.com/v0/b/akada.test/o/avatars%2Fa%2F..%2Fb?alt=media&v=1%26token%3D2%23x',
  );
});
