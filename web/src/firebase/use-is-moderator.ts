import { useEffect, useState } from 'react';
import { auth } from './auth.ts';

/** Whether the signed-in student is a moderator; undefined until the token has said so. */
export function useIsModerator(): boolean | undefined {
  const [isModerator, setIsModerator] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    auth.currentUser?.getIdTokenResult().then(
      ({ claims }) => wanted && setIsModerator(claims.moderator === true),
      (error) => {
        console.warn('the token could not be read', error);
        if (wanted) setIsModerator(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return isModerator;
}
