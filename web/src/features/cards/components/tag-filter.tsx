import { CARD_TAG_LIMITS } from '@akada/domain/cards/decks';
import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';

interface TagFilterProps {
  /** The tag of the cards that are listed; undefined for all cards. */
  tag: string | undefined;
  onChange: (tag: string | undefined) => void;
}

/** Lists only the cards with a tag, which may be on none of the cards that are loaded. */
export function TagFilter({ tag, onChange }: TagFilterProps) {
  const [typed, setTyped] = useState(tag ?? '');
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange(typed.trim() || undefined);
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Only cards with the tag"
          maxLength={CARD_TAG_LIMITS.tag}
          autoCapitalize="none"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" look="secondary">
        Show
      </Button>
      {tag !== undefined && (
        <Button look="quiet" onClick={() => onChange(undefined)}>
          Show all
        </Button>
      )}
    </form>
  );
}
