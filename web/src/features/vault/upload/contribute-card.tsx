import { Card } from '@/ui/card.tsx';
import { AiIcon, NoteIcon, ShareImagesIcon, UploadIcon } from '@/ui/icons.ts';

const TILE =
  'flex flex-col items-center gap-2 rounded-2xl bg-sunken p-4 text-center text-sm font-semibold color-transition hover:bg-brand-tint';

interface ContributeCardProps {
  onCreateNote: () => void;
  onUpload: () => void;
  onShareImages: () => void;
  onSummarize: () => void;
}

/** The four ways to contribute. */
export function ContributeCard({ onCreateNote, onUpload, onShareImages, onSummarize }: ContributeCardProps) {
  const tiles = [
    { label: 'Create Note', icon: NoteIcon, onClick: onCreateNote },
    { label: 'Upload Files', icon: UploadIcon, onClick: onUpload },
    { label: 'Share Images', icon: ShareImagesIcon, onClick: onShareImages },
    { label: 'AI Summarize', icon: AiIcon, onClick: onSummarize },
  ];
  return (
    <Card className="p-5">
      <h2 className="mb-3 font-bold">Contribute to the Community</h2>
      <div className="grid grid-pairs gap-3 sm:grid-cols-4">
        {tiles.map(({ label, icon: Icon, onClick }) => (
          <button key={label} type="button" className={TILE} onClick={onClick}>
            <Icon aria-hidden className="size-6 text-brand-ink" /> {label}
          </button>
        ))}
      </div>
    </Card>
  );
}
