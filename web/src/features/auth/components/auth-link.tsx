import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link within a sentence on an auth page. */
export function AuthLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="font-semibold text-brand-ink underline underline-offset-4" />;
}
