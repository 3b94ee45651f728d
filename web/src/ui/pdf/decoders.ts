import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** The addresses hold a hash, so that a new version of pdf.js never gets the decoders of the old one. */
const ADDRESSES: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/** Gives pdf.js the decoders of scanned pages (JBIG2, CCITT, JPEG 2000), each when a page first asks for it. */
export class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES[filename];
    if (!address) throw new Error(`the app serves no ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Has the browser keep all of them. */
  async fetchAll(): Promise<void> {
    await Promise.all(Object.keys(ADDRESSES).map((filename) => this.fetch({ filename })));
  }
}
