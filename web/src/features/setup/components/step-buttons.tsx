import { Button } from '@/ui/button.tsx';

/** The button that continues: on a phone as wide as the card, for either thumb. */
export const MAIN_BUTTON_CLASS = 'max-sm:basis-full';

interface StepButtonsProps {
  /** The button that sends the form. */
  label?: string;
  busy?: boolean;
  /** Goes to the step before; absent on the first. */
  onBack?: () => void;
}

/** The buttons below a step of the setup. */
export function StepButtons({ label = 'Next', busy = false, onBack }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} className={MAIN_BUTTON_CLASS}>
        {label}
      </Button>
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      )}
    </div>
  );
}
