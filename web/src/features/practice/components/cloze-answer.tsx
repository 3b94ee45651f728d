import { QUESTION_LIMITS } from '@akada/domain/practice/practice';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';

/** Where the student types what is missing. */
export function ClozeAnswer({ onAnswer }: { onAnswer: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAnswer(text.trim());
      }}
    >
      <TextField
        label="What is missing?"
        hint="Spelling may be a little off. Give numbers with their unit."
        autoComplete="off"
        autoCapitalize="none"
        maxLength={QUESTION_LIMITS.answer}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Check
      </Button>
    </form>
  );
}
