import { profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import type { UserPoints } from '@akada/domain/points/schemas';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';

/**
 * Copies a student's name and picture from the profile to the points, from which the next rebuild copies them to the
 * boards. Points are created with the profile and deleted before it: without points there is nothing to show.
 */
export async function copyProfileToPoints({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [profileRead, points] = await transaction.getAll(
      db.doc(documentPaths.profile(uid)),
      db.doc(documentPaths.points(uid)),
    );
    const profile = profileRead && parseDocument(profileSchema, profileRead);
    if (!profile || !points?.exists) return;
    const { full_name: name, avatar_url } = profile;
    if (points.get('name') === name && points.get('avatar_url') === avatar_url) return;
    transaction.update(points.ref, { name, avatar_url } satisfies Partial<UserPoints>);
  });
}
