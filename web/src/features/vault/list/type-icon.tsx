import type { VaultType } from '@akada/domain/vault/vault';
import { clsx } from 'clsx';
import {
  File,
  FileImage,
  FileText,
  FileType2,
  FileVideo,
  type LucideIcon,
  NotebookPen,
  Presentation,
} from 'lucide-react';
import { BADGE_TONES, type BadgeTone } from '@/ui/badge.tsx';

const LOOKS: Record<VaultType, { icon: LucideIcon; tone: BadgeTone }> = {
  pdf: { icon: FileText, tone: 'red' },
  docx: { icon: FileType2, tone: 'blue' },
  pptx: { icon: Presentation, tone: 'marigold' },
  jpg: { icon: FileImage, tone: 'green' },
  png: { icon: FileImage, tone: 'green' },
  mp4: { icon: FileVideo, tone: 'yellow' },
  note: { icon: NotebookPen, tone: 'brand' },
  other: { icon: File, tone: 'plain' },
};

/** The icon of a file type, in its colour. */
export function TypeIcon({ type, small = false }: { type: VaultType; small?: boolean }) {
  const { icon: Icon, tone } = LOOKS[type];
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center rounded-xl',
        small ? 'size-10' : 'size-14',
        BADGE_TONES[tone],
      )}
    >
      <Icon aria-hidden className={small ? 'size-5' : 'size-6'} />
    </span>
  );
}
