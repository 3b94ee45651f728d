import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** The addresses contain a hash, so a new version of pdf.js never gets old decoders. */
const ADDRESSES: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/** Loads the decoders for scanned pages (JBIG2, CCITT, JPEG 2000) when pdf.js first needs them. */
export class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES[filename];
    if (!address) throw new Error(`the app serves no ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Fetches all decoders, so that the service worker caches them. */
  async fetchAll(): Promise<void> {
    await Promise.all(Object.keys(ADDRESSES).map((filename) => this.fetch({ filename })));
  }
}
