import { useEffect } from 'react';
import { Button } from './button.tsx';
import { CopyIcon } from './icons.ts';
import { toast } from './toast.tsx';
import { warnWithToast } from './warn-with-toast.ts';

/** Matches Markdown syntax. A text without any is its own plain text. */
const MARKUP = /[\\`*_#[\]<>|~]|^\s*(?:[-+]|\d+[.)])\s/m;

interface CopyButtonsProps {
  markdown: string;
  /** What is copied, where several buttons are on one page: 'Copy answer 2'. */
  of?: string;
  look?: 'secondary' | 'quiet';
  size?: 'sm' | 'md';
}

/** Copies a text without markup and, if it has markup, as Markdown. */
export function CopyButtons({ markdown, of, look = 'secondary', size = 'md' }: CopyButtonsProps) {
  useEffect(() => {
    // Loads ahead: a browser allows copying only shortly after the click. A failure shows on the click.
    loadPlainText().catch(() => {});
  }, []);
  const buttons = [
    { label: 'Copy', text: async () => (await loadPlainText())(markdown) },
    ...(MARKUP.test(markdown) ? [{ label: 'Copy as Markdown', text: async () => markdown }] : []),
  ];
  return (
    <>
      {buttons.map(({ label, text }) => (
        <Button
          key={label}
          look={look}
          size={size}
          {...(of && { 'aria-label': `${label}: ${of}` })}
          onClick={() => void copy(text)}
        >
          <CopyIcon aria-hidden className="size-4" /> {label}
        </Button>
      ))}
    </>
  );
}

function loadPlainText() {
  return import('@/lib/plain-text.ts').then(({ plainText }) => plainText);
}

async function copy(text: () => Promise<string>): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text());
    toast.success('Copied.');
  } catch (error) {
    warnWithToast('copying failed', error, "Couldn't copy the text. Select it and copy it yourself.");
  }
}
