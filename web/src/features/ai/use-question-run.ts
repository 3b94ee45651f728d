import type { Plan } from '@akada/domain/account/account';
import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import type { GenerateOutput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import type { CardText } from '@akada/domain/ai/result-schemas';
import { parseQuestions } from '@akada/domain/practice/question-list';
import { useState } from 'react';
import type { CarriedText } from '@/lib/carried-text.ts';
import { InvalidFormError } from '@/lib/use-form.ts';
import { toast } from '@/ui/toast.tsx';
import { type Generation, useGenerate } from './api/use-generate.ts';
import { EngineError } from './device/engine-runner.ts';
import {
  fileOf,
  type MadePractice,
  type PracticeForm,
  toAiRequest,
  toDeviceRequest,
  toMadePractice,
} from './practice-request.ts';
import { readFilePages } from './read-file-pages.ts';
import type { Runner } from './runner.ts';
import { type DeviceRun, useDeviceRun } from './use-device-run.ts';

/** The run that Practice shows, and what makes its questions. */
export type QuestionRun = ({ by: 'ai' } & Generation) | ({ by: 'device' } & DeviceRun);

interface QuestionRunOptions {
  uid: string;
  plan: Plan | null;
  /** Reads all cards of a deck. */
  readCards: (deckId: string) => Promise<readonly CardText[]>;
  /** The text that the link to Practice carried with it; null for none. */
  carried: CarriedText | null;
  onMade: (made: MadePractice) => void;
}

/** Makes questions on the device or with AI, one run at a time. */
export function useQuestionRun({ uid, plan, readCards, carried, onMade }: QuestionRunOptions) {
  const { generation, generate, stop: stopGeneration } = useGenerate();
  const { engine, fetchEngine, run: deviceRun, start, stop: stopDevice } = useDeviceRun();
  const [by, setBy] = useState<Runner>('device');

  async function cardsOf({ from, deck }: PracticeForm): Promise<readonly CardText[]> {
    return from === 'deck' && deck ? readCards(deck.id) : [];
  }

  function makeOnDevice(form: PracticeForm): void {
    // Offline, AI may still be answering when the student takes the offer.
    if (generation.status === 'running') stopGeneration();
    setBy('device');
    const file = fileOf(form);
    start({
      prepare: async (signal) => {
        const [cards, pages] = await Promise.all([
          cardsOf(form),
          file ? readFilePages(uid, file.file, file.pages, signal) : [],
        ]);
        return toDeviceRequest(form, cards, pages);
      },
      onResult: (made) => {
        if (made.isEmpty) return;
        const list = parseQuestions(made.result);
        if (!list) throw new EngineError(DEVICE_ENGINE_MESSAGES.failed);
        if (made.note) toast.info(made.note);
        onMade(toMadePractice(form, carried, { title: made.title, list, made_by: 'device' }));
      },
    });
  }

  /** @throws InvalidFormError when the cards of the deck can't be read, or are all too long */
  async function makeWithAi(form: PracticeForm): Promise<void> {
    const cards = await cardsOf(form).catch((error) => {
      console.warn('the cards of a deck were not read', error);
      throw new InvalidFormError('', {
        deck: "The cards couldn't be read. Check your connection, then try again.",
      });
    });
    const request = toAiRequest(form, cards, plan);
    if (form.from === 'deck' && request.prompt === '') {
      throw new InvalidFormError('', { deck: 'This deck has no cards to ask about.' });
    }
    setBy('ai');
    // Not awaited, so that the form takes an offer of the device while AI is answering.
    void generate(request).then((output) => output && open(form, output));
  }

  function open(form: PracticeForm, { result, title, note }: GenerateOutput): void {
    const list = parseQuestions(result);
    if (!list) {
      toast.error(AI_MESSAGES.failed);
      return;
    }
    if (note) toast.info(note);
    onMade(toMadePractice(form, carried, { title, list, made_by: 'ai' }));
  }

  const run: QuestionRun = by === 'ai' ? { by, ...generation } : { by, ...deviceRun };
  return {
    run,
    engine,
    fetchEngine,
    isRunning: run.status === 'running' || run.status === 'waiting',
    makeOnDevice,
    makeWithAi,
    stop: by === 'ai' ? stopGeneration : stopDevice,
  };
}
