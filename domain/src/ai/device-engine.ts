/** Messages of the study engine on the student's device, and of the PDFs that it reads. */
import { AI_FILE_ERRORS } from './messages.ts';
import { DEVICE_SOURCE_LIMITS } from './plan-limits.ts';

export const DEVICE_ENGINE_MESSAGES = {
  notFetched: "The study engine couldn't be downloaded. Check your connection, then try again.",
  outdated: 'Akada was updated. Reload the page, then download the study engine again.',
  full: 'Your device is out of space. Free up some, then download the study engine again.',
  absent: 'Download the study engine first.',
  notLoaded: "The study engine couldn't be started. Check your connection, reload the page and try again.",
  notHere:
    "You're offline, and this file or note isn't on this device. Connect to the internet, then try again.",
  failed: 'The study engine failed on this text. Try a shorter part of it.',
} as const;

/** Why the text of a PDF can't be read on the device. */
export const PDF_TEXT_ERRORS = {
  scanned: "This PDF's pages are images without text. Choose a PDF with text, or type the main points.",
  encrypted: AI_FILE_ERRORS.encrypted,
  damaged: AI_FILE_ERRORS.damaged,
  missing: "The PDF couldn't be downloaded. Check your connection, then try again.",
  tooManyPages: `The study engine reads up to ${DEVICE_SOURCE_LIMITS.pages} pages at a time. Choose fewer pages.`,
  noPages: 'This PDF has no such pages. Choose pages that it has.',
} as const;
export type PdfTextError = keyof typeof PDF_TEXT_ERRORS;
