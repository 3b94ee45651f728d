import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import { deckCardsQuery } from '@akada/domain/cards/queries';
import type { Card } from '@akada/domain/cards/schemas';
import { OBJECTIVE_KINDS } from '@akada/domain/exam/options';
import { cardsToAsk } from '@akada/domain/practice/mistakes';
import { type QuestionList, questionListSchema } from '@akada/domain/practice/schemas';
import type { RequestOf } from '@akada/engine/tools/request';
import { FileError } from '@/features/ai/api/file-error.ts';
import { EngineError } from '@/features/ai/device/engine-runner.ts';
import { PdfReadError } from '@/features/ai/device/pdf-read-error.ts';
import { runOnDevice } from '@/features/ai/device/run-on-device.ts';
import { readFilePages } from '@/features/ai/read-file-pages.ts';
import type { Source } from '@/features/exam/exam-parts.ts';
import { readPage } from '@/firebase/pages.ts';
import { withPlainText } from '@/lib/plain-cards.ts';

/** Cards of a large deck beyond these are not asked about: each costs a read. */
const MAX_CARDS = 200;

/**
 * Makes up to `count` questions that are answered with a letter, of a deck, a note or a file with the study engine on this device.
 *
 * @throws EngineError, FileError and PdfReadError with a message for the student
 */
export async function makeExamQuestions(
  uid: string,
  source: Source,
  count: number,
  signal: AbortSignal,
): Promise<QuestionList> {
  try {
    const material = await readMaterial(uid, source, signal);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const request = {
      tool: 'practice',
      prompt: '',
      count,
      seed,
      kinds: OBJECTIVE_KINDS,
      ...material,
    } as const;
    const made = await runOnDevice(request, { signal });
    if (made.isEmpty) throw new EngineError(made.message);
    return questionListSchema.parse(JSON.parse(made.result));
  } catch (error) {
    if (error instanceof EngineError || error instanceof FileError || error instanceof PdfReadError)
      throw error;
    // Only what the questions are made of may have to be fetched.
    const message = navigator.onLine ? DEVICE_ENGINE_MESSAGES.failed : DEVICE_ENGINE_MESSAGES.notHere;
    throw new EngineError(message, { cause: error });
  }
}

async function readMaterial(
  uid: string,
  { kind, id }: Source,
  signal: AbortSignal,
): Promise<Pick<RequestOf<'practice'>, 'pages' | 'cards'>> {
  if (kind === 'deck') {
    const { items } = await readPage<Card>({ ...deckCardsQuery(uid, id), limit: MAX_CARDS }, null);
    return {
      pages: [],
      cards: (await withPlainText(cardsToAsk(items))).map(({ front, back, source, page }) => ({
        ...{ front, back },
        ...(source !== undefined && { source }),
        ...(page !== undefined && { page }),
      })),
    };
  }
  const file =
    kind === 'note' ? ({ from: 'note', note_id: id } as const) : ({ from: 'vault', file_id: id } as const);
  return { pages: await readFilePages(uid, file, undefined, signal), cards: [] };
}
