import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The browser tests. */
const FOLDER = new URL('./browser/', import.meta.url);

/**
 * The addresses that a browser test may type, by file: those by which people arrive, and those that are themselves what is
 * tested. Everything else is clicked (browser/support/navigation.ts), so that a page without a way to it is noticed.
 */
const TYPED: Record<string, readonly string[]> = {
  // People arrive here, by a bookmark or by the app's icon.
  'support/navigation.ts': ["'/'", "'/login'"],
  'support/test.ts': ["'/login'"],
  'local-checkout.spec.ts': ["'/login'"],
  'reset-password.spec.ts': ["'/login'", 'link'],
  // With another clock than the first tab.
  'first-week.spec.ts': ["'/'", "await mailedLink(email, 'VERIFY_EMAIL')"],
  // Links in mails, and a link that somebody has shared.
  'sign-up.spec.ts': ['link'],
  'profile.spec.ts': ["await mailedLink(student.email, 'VERIFY_AND_CHANGE_EMAIL')"],
  'vault.spec.ts': ['link'],
  // Visitors are sent to sign in, and then where they wanted to go.
  'sign-in.spec.ts': ["'/login'", "'/dashboard/planner?tab=tasks'"],
  'sign-out.spec.ts': ["'/dashboard/planner'"],
  // Addresses that lead nowhere, for everybody or for students.
  'shell.spec.ts': ["'/login'", "'/no/such/page'", "'/ai/unknown'"],
  'vault-moderation.spec.ts': ["'/dashboard/vault/moderation'"],
  // Public pages, one of which nothing links to, and wrong links in mails.
  'accessibility.spec.ts': [
    'path',
    "'/login'",
    "'/verify-email?oobCode=wrong'",
    "await mailedLink(email, 'VERIFY_EMAIL')",
    "await mailedLink(email, 'PASSWORD_RESET')",
  ],
  // What is seen before the app has loaded, and an app that starts without a network.
  'first-paint.spec.ts': [
    "'/dashboard'",
    "'/dashboard', { waitUntil: 'commit' }",
    "'/dashboard/planner', { waitUntil: 'commit' }",
    "'/login', { waitUntil: 'commit' }",
    "path, { waitUntil: 'commit' }",
  ],
  'installed.spec.ts': ['path'],
};

it('has browser tests click to each page that people click to', () => {
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
