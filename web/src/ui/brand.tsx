/** The logo: a sun that rises over an open book. */
export function BrandMark({ className }: { className?: string }) {
  return <img src="/icon.svg" alt="" width={64} height={64} className={className} />;
}
