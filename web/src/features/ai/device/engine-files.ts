/** A file that the study engine consists of. */
export interface EngineFile {
  /** Its address, which contains a hash of its content. */
  url: string;
  /** Its size. */
  bytes: number;
  /** What it takes of the student's data, approximately. */
  gzipBytes: number;
}

/** The files of this release, as web/engine-files.ts writes them into the build; empty on a development server. */
export const ENGINE_FILES: readonly EngineFile[] = JSON.parse(import.meta.env.VITE_ENGINE_FILES ?? '[]');
