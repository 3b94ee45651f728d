import { PDF_TEXT_ERRORS, type PdfTextError } from '@akada/domain/ai/device-engine';

/** The text of a PDF can't be read. Its message is for the student. */
export class PdfReadError extends Error {
  readonly kind: PdfTextError;

  constructor(kind: PdfTextError, options?: ErrorOptions) {
    super(PDF_TEXT_ERRORS[kind], options);
    this.kind = kind;
  }
}
