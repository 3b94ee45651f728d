/** A progress bar with an accessible name. */
export function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-marigold"
    />
  );
}
