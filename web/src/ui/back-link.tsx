import { Link } from 'react-router-dom';
import { buttonClass } from './button.tsx';
import { BackIcon } from './icons.ts';

/** A link above a page's heading that leads back, labelled with its destination. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${buttonClass('quiet', 'sm')} -ml-[12px] justify-self-start`}>
      <BackIcon aria-hidden className="size-4" /> {children}
    </Link>
  );
}
