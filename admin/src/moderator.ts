import { parseArgs } from 'node:util';
import { errorCode } from '@akada/domain/errors/error-code';
import { CommandError, printLine } from '@akada/emulators/terminal';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { describeAccessError, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run moderator -- <email> [--remove] [--project <id>]';

export interface ModeratorOptions {
  email: string;
  remove: boolean;
  /** A real project; without it the emulators of `npm start`. */
  project?: string;
}

/**
 * `npm run moderator -- <email>`: makes an account a moderator, or with `--remove` no longer one.
 *
 * @throws CommandError saying what to do: wrong arguments, an unknown address, emulators not running, no credentials
 */
export async function moderator(args: readonly string[]): Promise<void> {
  const options = moderatorOptions(args);
  printLine(await withAdminApp(options.project, (app) => setModerator(getAuth(app), options)));
}

/**
 * Parses the arguments.
 *
 * @throws CommandError with the usage when they are wrong
 */
export function moderatorOptions(args: readonly string[]): ModeratorOptions {
  const { positionals, values } = parsed(args);
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0 || values.project === '') throw new CommandError(USAGE);
  return { email, remove: values.remove, ...(values.project && { project: values.project }) };
}

/**
 * Sets or removes the `moderator` claim of an account, which rules and functions check; other claims stay.
 *
 * @returns a line that says what was done
 * @throws CommandError when no account has the address, or the project can't be accessed
 */
export async function setModerator(auth: Auth, options: ModeratorOptions): Promise<string> {
  const { email, remove } = options;
  try {
    const { uid, customClaims } = await auth.getUserByEmail(email);
    const { moderator: _, ...others } = customClaims ?? {};
    await auth.setCustomUserClaims(uid, remove ? others : { ...others, moderator: true });
  } catch (error) {
    throw new CommandError(describeError(error, options));
  }
  const done = remove ? `${email} is no longer a moderator` : `${email} is now a moderator`;
  return `${done}. This takes effect at the next sign-in, or within an hour.`;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { remove: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}

function describeError(error: unknown, { email, project }: ModeratorOptions): string {
  const code = errorCode(error);
  if (code === 'auth/user-not-found') {
    return `No account has the address ${email}${project ? ` in ${project}` : ''}. Check the address.`;
  }
  if (code === 'auth/invalid-email') return `${email} is not an email address. ${USAGE}`;
  return describeAccessError(error, 'accounts', project);
}
