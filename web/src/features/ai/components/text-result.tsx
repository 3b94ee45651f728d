import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Button } from '@/ui/button.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import { toast } from '@/ui/toast.tsx';
import { useLabParts } from '../lab-parts.ts';
import { CitedPage } from './cited-page.tsx';

interface TextResultProps {
  title: string;
  text: string;
  /** The PDF that it comes from: its cited pages can be opened. */
  fileUrl?: string | null;
  /** Whether it is all there: then something can be done with it. */
  isWhole: boolean;
}

/** A text, to read, to copy and to keep. */
export function TextResult({ title, text, fileUrl, isWhole }: TextResultProps) {
  const { saveNote } = useLabParts();
  const [page, setPage] = useState<number | null>(null);
  const [saved, setSaved] = useState(false);

  async function save() {
    setSaved(true);
    try {
      await saveNote(title, text);
      toast.success('Note created successfully!');
    } catch (error) {
      console.warn('a note was refused', error);
      toast.error(`Failed to create note: ${reasonOf(error)}`);
      setSaved(false);
    }
  }

  return (
    <div className="grid gap-4">
      <RichText {...(fileUrl && { onPage: setPage })}>{text}</RichText>
      {isWhole && (
        <div className="flex flex-wrap gap-3">
          <CopyButtons markdown={text} />
          <Button look="secondary" disabled={saved} onClick={save}>
            <NotebookPen aria-hidden className="size-4" />{' '}
            {saved ? 'Saved to the vault' : 'Save as a vault note'}
          </Button>
        </div>
      )}
      {fileUrl && page !== null && <CitedPage fileUrl={fileUrl} page={page} onClose={() => setPage(null)} />}
    </div>
  );
}
