import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button.tsx';

/** The way back, above a page's heading: the name of where it leads. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${buttonClass('quiet', 'sm')} -ml-[12px] justify-self-start`}>
      <ArrowLeft aria-hidden className="size-4" /> {children}
    </Link>
  );
}
