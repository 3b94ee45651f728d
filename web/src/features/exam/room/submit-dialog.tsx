import { blankQuestions, type Sitting } from '@akada/domain/exam/sitting';
import { quantity } from '@akada/domain/text/plural';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { KeyHint } from '@/ui/key-hint.tsx';

/** As many numbers of blank questions are listed. */
const MAX_LISTED = 20;

interface SubmitDialogProps {
  sitting: Sitting;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks whether to submit, and says what is blank. */
export function SubmitDialog({ sitting, onSubmit, onClose }: SubmitDialogProps) {
  const blank = blankQuestions(sitting);
  const { flagged } = sitting;
  return (
    <Dialog title="Submit your exam?" onClose={onClose}>
      <div className="grid gap-4">
        {blank.length > 0 ? (
          <Alert look="info">
            {quantity(blank.length, 'question is', 'questions are')} blank: {numbersOf(blank)}.
          </Alert>
        ) : (
          <p>You've answered every question.</p>
        )}
        {flagged.length > 0 && (
          <p>
            {quantity(flagged.length, 'question is', 'questions are')} flagged: {numbersOf(flagged)}.
          </p>
        )}
        <p className="text-ink-soft">You can't change your answers after you submit.</p>
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" aria-keyshortcuts="R" onClick={onClose}>
            Return <KeyHint>R</KeyHint>
          </Button>
          <Button aria-keyshortcuts="S" onClick={onSubmit}>
            Submit <KeyHint>S</KeyHint>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function numbersOf(indexes: readonly number[]): string {
  const listed = indexes.slice(0, MAX_LISTED).map((index) => index + 1);
  const more = indexes.length - listed.length;
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
