import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The browser tests. */
const FOLDER = new URL('./browser/', import.meta.url);

/**
 * The addresses that a browser test may open directly, by file: those at which people arrive, and those under test. Everything else is clicked (browser/support/navigation.ts), so that a page without a link to it fails a test.
 */
const TYPED: Record<string, readonly string[]> = {
  // People arrive here by a bookmark or the app's icon.
  'support/navigation.ts': ["'/'", "'/login'"],
  'support/test.ts': ["'/login'"],
  'local-checkout.spec.ts': ["'/login'"],
  'reset-password.spec.ts': ["'/login'", 'link'],
  // A second tab with another clock.
  'first-week.spec.ts': ["'/'", "await readMailedLink(email, 'VERIFY_EMAIL')"],
  // Links in mails, and a shared link.
  'sign-up.spec.ts': ["'/'", 'link', "await readMailedLink(email, 'VERIFY_EMAIL')"],
  'profile.spec.ts': ["await readMailedLink(student.email, 'VERIFY_AND_CHANGE_EMAIL')"],
  'vault.spec.ts': ['link'],
  // Visitors are sent to sign in, and afterwards to the address they opened.
  'sign-in.spec.ts': ["'/login'", "'/dashboard/planner?tab=tasks'"],
  'sign-out.spec.ts': ["'/dashboard/planner'"],
  // Addresses without a page, for everyone or for students.
  'shell.spec.ts': ["'/login'", "'/no/such/page'", "'/ai/unknown'"],
  'vault-moderation.spec.ts': ["'/dashboard/vault/moderation'"],
  // Public pages, one of which has no link to it, and invalid links in mails.
  'accessibility.spec.ts': [
    'path',
    "'/login'",
    "'/verify-email?oobCode=wrong'",
    "await readMailedLink(email, 'VERIFY_EMAIL')",
    "await readMailedLink(email, 'PASSWORD_RESET')",
  ],
  // The first paint, and an app that starts offline.
  'first-paint.spec.ts': [
    "'/dashboard'",
    "'/dashboard', { waitUntil: 'commit' }",
    "'/dashboard/planner', { waitUntil: 'commit' }",
    "'/login', { waitUntil: 'commit' }",
    "path, { waitUntil: 'commit' }",
  ],
  'installed.spec.ts': ['path'],
  // A tab that was killed, opened again.
  'exam.spec.ts': ['room'],
  'exam-kills.spec.ts': ['ROOM'],
};

it('lets browser tests reach pages by clicks, except for the listed addresses', () => {
  const typed = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, FOLDER), 'utf8');
      return [...source.matchAll(/\.goto\(([\s\S]*?)\)(?=;|\.then)/g)].map(([, address = '']) => ({
        file,
        address: address.trim(),
      }));
    });
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter(({ file, address }) => !TYPED[file]?.includes(address))).toEqual([]);
});
