/** Tells the app which files the study engine consists of, and how large they are. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { EngineFile } from './src/features/ai/device/engine-files.ts';
import { ENGINE_FILE } from './src/lib/engine-cache.ts';

/** Stands in the code for the list until the files are built. */
const PLACEHOLDER = '__ENGINE_FILES__';

/** The engine's worker, its language model, pdf.js, the worker of pdf.js, and the PDF reader with its styles. */
const FILE_COUNT = 6;

/** The most that the engine may take of a student's data beside the PDF reader, in bytes after gzip. */
const MAX_GZIP_BYTES = 1_500_000;

/**
 * Writes the addresses and sizes of the engine's files into `import.meta.env.VITE_ENGINE_FILES`. The sizes are known
 * only after the file with this code has its hash. That file imports the app's entry, which refers to every other file
 * by its hash, so its own hash changes whenever theirs do.
 *
 * @throws Error if the build has more or fewer files of the engine, or they are too large
 */
export function engineFiles(): Plugin {
  return {
    name: 'engine-files',
    enforce: 'post',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.VITE_ENGINE_FILES': JSON.stringify(command === 'build' ? PLACEHOLDER : '[]'),
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.code.includes(PLACEHOLDER)) continue;
          const list = JSON.stringify(JSON.stringify(filesIn(bundle)));
          file.code = file.code.replace(new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g'), () => list);
        }
      },
    },
  };
}

function filesIn(bundle: Rolldown.OutputBundle): EngineFile[] {
  const files = Object.values(bundle)
    .filter(({ fileName }) => ENGINE_FILE.test(fileName))
    .map((file) => {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      return { url: `/${file.fileName}`, bytes: content.length, gzipBytes: gzipSync(content).length };
    });
  if (files.length !== FILE_COUNT) {
    throw new Error(`the study engine has ${files.map(({ url }) => url).join(', ') || 'no files'}`);
  }
  const engine = files.filter(({ url }) => url.includes('/engine-'));
  const size = engine.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  if (size > MAX_GZIP_BYTES) throw new Error(`the study engine has ${size} bytes after gzip`);
  return files;
}
