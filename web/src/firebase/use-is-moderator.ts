import { useEffect } from 'react';
import { type SignInCheckOptionsClaimsObject, useSigninCheck } from 'reactfire';
import { useStatus } from './reactfire-status.ts';

const MODERATOR: SignInCheckOptionsClaimsObject = { requiredClaims: { moderator: true } };

/** Whether the signed-in user is a moderator; undefined until the token was read. */
export function useIsModerator(): boolean | undefined {
  const check = useStatus(useSigninCheck, MODERATOR);
  const error = check.status === 'error' ? check.error : null;
  useEffect(() => {
    if (error) console.warn('the token could not be read', error);
  }, [error]);
  if (check.status === 'loading') return undefined;
  return check.status === 'success' && check.data.hasRequiredClaims;
}
