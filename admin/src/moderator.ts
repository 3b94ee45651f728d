import { parseArgs } from 'node:util';
import { LauncherError, say } from '@akada/emulators/say';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { notAsked, withAdminApp } from './admin-app.ts';

const USAGE = 'Usage: npm run moderator -- <email> [--remove] [--project <id>]';

export interface ModeratorOptions {
  email: string;
  remove: boolean;
  /** A real project; without it the emulators of `npm start`. */
  project?: string;
}

/**
 * `npm run moderator -- <email>`: makes somebody a moderator, or with `--remove` no longer one.
 *
 * @throws LauncherError naming what to do: wrong arguments, an unknown address, nothing running, no credentials
 */
export async function moderator(args: readonly string[]): Promise<void> {
  const options = moderatorOptions(args);
  say(await withAdminApp(options.project, (app) => setModerator(getAuth(app), options)));
}

/**
 * What the command line asks for.
 *
 * @throws LauncherError with the usage when it is not understood
 */
export function moderatorOptions(args: readonly string[]): ModeratorOptions {
  const { positionals, values } = parsed(args);
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0 || values.project === '') throw new LauncherError(USAGE);
  return { email, remove: values.remove, ...(values.project && { project: values.project }) };
}

/**
 * Gives an account the claim by which rules and functions know a moderator, or takes it; other claims stay.
 *
 * @returns what was done, as a line for the reader
 * @throws LauncherError when nobody has the address, or the project cannot be asked
 */
export async function setModerator(auth: Auth, options: ModeratorOptions): Promise<string> {
  const { email, remove } = options;
  try {
    const { uid, customClaims } = await auth.getUserByEmail(email);
    const { moderator: _, ...others } = customClaims ?? {};
    await auth.setCustomUserClaims(uid, remove ? others : { ...others, moderator: true });
  } catch (error) {
    throw new LauncherError(refusal(error, options));
  }
  const done = remove ? `${email} is no longer a moderator` : `${email} is a moderator now`;
  return `${done}: it holds from the next sign-in, or within an hour for who is signed in.`;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { remove: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
  } catch {
    throw new LauncherError(USAGE);
  }
}

function refusal(error: unknown, { email, project }: ModeratorOptions): string {
  const code = (error as { code?: string }).code;
  if (code === 'auth/user-not-found') {
    return `Nobody has signed up as ${email}${project ? ` in ${project}` : ''}: check the address.`;
  }
  if (code === 'auth/invalid-email') return `${email} is no address. ${USAGE}`;
  return notAsked(error, 'accounts', project);
}
