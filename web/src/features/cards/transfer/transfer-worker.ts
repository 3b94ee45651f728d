/** Reads and writes files of other programs off the main thread. A worker serves one request and is then ended. */
import { parseReviews } from '@akada/domain/cards/sittings';
import initSqlJs from 'sql.js';
import sqlWasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { writePackage } from './anki/write-package.ts';
import { ImportError } from './import-plan.ts';
import { readTransferFile } from './read-file.ts';
import type { TransferAnswer, TransferRequest } from './run-transfer.ts';

declare const self: DedicatedWorkerGlobalScope;

const loadSql = () => initSqlJs({ locateFile: () => sqlWasm });

/** Progress is sent in whole per cent: a message for each card would be slower than the work. */
let sentPercent = -1;
function sendProgress(share: number) {
  const percent = Math.floor(share * 100);
  if (percent === sentPercent) return;
  sentPercent = percent;
  answer({ progress: percent / 100 });
}

function answer(message: TransferAnswer, transfer: Transferable[] = []) {
  self.postMessage(message, transfer);
}

async function run(request: TransferRequest): Promise<void> {
  const now = new Date();
  if (request.kind === 'read') {
    answer({ plan: await readTransferFile(request.file, loadSql, now, sendProgress) });
  } else {
    const { title, cards, log } = request.deck;
    const bytes = writePackage(await loadSql(), { title, cards, reviews: parseReviews(log) }, now);
    answer({ bytes }, [bytes.buffer]);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TransferRequest>) => {
  run(data).catch((error: unknown) => {
    if (error instanceof ImportError) answer({ refused: error.message });
    else answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
