import { useState } from 'react';
import { notificationState } from '@/lib/browser-notification.ts';
import { Button } from '@/ui/button.tsx';
import { MAIN_BUTTON_CLASS } from './step-buttons.tsx';

interface RemindersStepProps {
  onBack: () => void;
  /** @param isOn whether the student wants browser notifications, which are allowed */
  onNext: (isOn: boolean) => void;
}

/** Asks whether this device may remind the student. */
export function RemindersStep({ onBack, onNext }: RemindersStepProps) {
  const [state, setState] = useState(notificationState);

  async function turnOn() {
    const answer = state === 'default' ? await Notification.requestPermission() : state;
    if (answer === 'granted') onNext(true);
    else setState(answer);
  }

  const canAsk = state === 'default' || state === 'granted';
  return (
    <div className="grid gap-5">
      <p>
        {canAsk
          ? 'Akada can remind you of a task that is due, a streak that would end, and cards to review: at most 3 times a day, never at night.'
          : 'This browser blocks notifications, so reminders appear on Home. You can allow them in the settings of your browser.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {canAsk && (
          <Button className={MAIN_BUTTON_CLASS} onClick={turnOn}>
            Turn on reminders
          </Button>
        )}
        <Button
          look={canAsk ? 'secondary' : 'primary'}
          {...(!canAsk && { className: MAIN_BUTTON_CLASS })}
          onClick={() => onNext(false)}
        >
          {canAsk ? 'Not now' : 'Next'}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}
