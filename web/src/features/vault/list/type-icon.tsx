import type { VaultType } from '@akada/domain/vault/vault';
import { clsx } from 'clsx';
import { BADGE_TONES, type BadgeTone } from '@/ui/badge.tsx';
import {
  ImageFileIcon,
  type LucideIcon,
  NoteIcon,
  OtherFileIcon,
  PdfFileIcon,
  PresentationFileIcon,
  VideoFileIcon,
  WordFileIcon,
} from '@/ui/icons.ts';

const LOOKS: Record<VaultType, { icon: LucideIcon; tone: BadgeTone }> = {
  pdf: { icon: PdfFileIcon, tone: 'red' },
  docx: { icon: WordFileIcon, tone: 'blue' },
  pptx: { icon: PresentationFileIcon, tone: 'marigold' },
  jpg: { icon: ImageFileIcon, tone: 'green' },
  png: { icon: ImageFileIcon, tone: 'green' },
  mp4: { icon: VideoFileIcon, tone: 'yellow' },
  note: { icon: NoteIcon, tone: 'brand' },
  other: { icon: OtherFileIcon, tone: 'plain' },
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
