/** The placeholder of a page inside the shell: a heading and tiles. */
export function PageSkeleton() {
  return (
    <>
      <div aria-hidden className="h-9 w-3/5 animate-pulse rounded-card bg-sunken" />
      <SkeletonTiles label="Loading" />
    </>
  );
}

/** Grey tiles in the layout of Home. */
function SkeletonTiles({ label }: { label: string }) {
  return (
    <div role="status" className="mt-5 grid animate-pulse gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{label}</span>
      {['h-36', 'h-36', 'h-36', 'h-72 sm:col-span-2 lg:col-span-3'].map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <div key={index} aria-hidden className={`rounded-card bg-sunken ${shape}`} />
      ))}
    </div>
  );
}
