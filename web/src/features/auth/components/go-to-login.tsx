import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';

/** A link to the sign-in page, which begins with this address. */
export function GoToLogin({ email }: { email?: string }) {
  return (
    <Link to="/login" state={{ email }} className={buttonClass()}>
      Go to Login
    </Link>
  );
}
