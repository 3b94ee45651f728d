import type { Chat } from '@akada/domain/ai/schemas';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { NoteIcon, PdfFileIcon } from '@/ui/icons.ts';
import type { PageLimit, SourceChoice, StudySource, TypedPages } from '../study-source.ts';
import { SourceField } from './source-field.tsx';

interface ChatSourceProps {
  uid: string;
  /** The chat, with the file that its follow-ups are about. */
  chat: Pick<Chat, 'file' | 'file_name' | 'file_url' | 'pages'> | null;
  /** What was chosen and not sent yet. */
  source: StudySource | null;
  pages: TypedPages;
  limit: PageLimit | null;
  error?: string | undefined;
  onChange: (changed: SourceChoice) => void;
  /** Gets a pasted text. */
  onPaste: (text: string) => void;
}

/** What a chat is about: the stored file with a button to choose another, or the field to choose one. */
export function ChatSource({ chat, ...field }: ChatSourceProps) {
  const [isChanging, setIsChanging] = useState(false);
  if (!chat?.file || isChanging || field.source) {
    const onChange: ChatSourceProps['onChange'] = (changed) => {
      // Once it is sent, it is what the chat is about.
      if (changed.source) setIsChanging(false);
      field.onChange(changed);
    };
    return <SourceField {...field} takesFocus={isChanging} onChange={onChange} />;
  }
  const { file, file_name = 'Your file', file_url, pages } = chat;
  const Icon = file.from === 'note' || file_url === null ? NoteIcon : PdfFileIcon;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="flex min-w-0 items-center gap-2">
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0">
          About <b className="wrap-anywhere">{file_name}</b>
          {pages && `, pages ${pages.from} to ${pages.to}`}
        </span>
      </p>
      <Button look="quiet" size="sm" onClick={() => setIsChanging(true)}>
        Choose another
      </Button>
    </div>
  );
}
