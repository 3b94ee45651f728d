import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { CardText } from '@akada/domain/ai/result-schemas';
import { QUESTION_KINDS, type QuestionKind, type SetOrigin } from '@akada/domain/practice/practice';
import { parseQuestions } from '@akada/domain/practice/question-list';
import type { QuestionList } from '@akada/domain/practice/schemas';
import type { EngineRequest } from '@akada/engine/tools/request';
import { type ComponentType, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { practisedText } from '@/lib/practice-path.ts';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { SelectField, TextAreaField } from '@/ui/field.tsx';
import { FlashcardsIcon, NoteIcon, PlayIcon, StopIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import { EngineNotice, EngineProgress } from './components/engine-notice.tsx';
import { QuestionKindField } from './components/question-kind-field.tsx';
import { SourceField } from './components/source-field.tsx';
import { EngineError } from './device/engine-runner.ts';
import { readFilePages } from './read-file-pages.ts';
import {
  DEVICE_PAGE_LIMIT,
  NO_SOURCE,
  type SourceChoice,
  sourceInAddress,
  sourceProblem,
  toFileFields,
} from './study-source.ts';
import { useDeviceRun } from './use-device-run.ts';

const COUNTS = [5, 10, 15, 20, 30, 50];
const SOURCES = [
  { id: 'text', label: 'Notes or a file', icon: NoteIcon },
  { id: 'deck', label: 'A deck', icon: FlashcardsIcon },
] as const;

/** A deck to make questions from. */
export interface ChosenDeck {
  id: string;
  title: string;
}

interface QuestionMakerProps {
  uid: string;
  DeckField: ComponentType<{
    deck: ChosenDeck | null;
    error: string | undefined;
    onChange: (deck: ChosenDeck | null) => void;
  }>;
  /** Reads all cards of a deck. */
  readCards: (deckId: string) => Promise<readonly CardText[]>;
  onMade: (made: {
    title: string;
    from: SetOrigin;
    list: QuestionList;
    file?: AiFile;
    deck_id?: string;
  }) => void;
}

/** Chooses a source, how many questions and which kinds, and makes them on this device. */
export function QuestionMaker({ uid, DeckField, readCards, onMade }: QuestionMakerProps) {
  const [params] = useSearchParams();
  const carried = practisedText(useLocation().state);
  const inAddress = params.get('deck');
  const [from, setFrom] = useState<'text' | 'deck'>(inAddress ? 'deck' : 'text');
  const [deck, setDeck] = useState<ChosenDeck | null>(
    inAddress ? { id: inAddress, title: params.get('name') || 'Your deck' } : null,
  );
  const [choice, setChoice] = useState<SourceChoice>({ ...NO_SOURCE, source: sourceInAddress(params) });
  const [text, setText] = useState(carried?.text ?? '');
  const [count, setCount] = useState(10);
  const [kinds, setKinds] = useState<readonly QuestionKind[]>(QUESTION_KINDS);
  const { engine, fetchEngine, run, start, stop } = useDeviceRun();
  const { formProps, problems, clearProblems } = useForm<'source' | 'text' | 'deck' | 'kinds'>(
    'questions were not made',
    make,
  );
  const isRunning = run.status === 'running' || run.status === 'waiting';
  const { source, pages } = choice;

  function make(): void {
    check();
    const isFromDeck = from === 'deck' && deck !== null;
    const file = !isFromDeck && source ? toFileFields(source, pages) : null;
    start({
      prepare: async (signal): Promise<EngineRequest> => ({
        tool: 'practice',
        count,
        // In the order of preference; without them, a mixture of all is made.
        ...(kinds.length < QUESTION_KINDS.length && { kinds }),
        seed: Date.now() % 1_000_000,
        cards: isFromDeck ? (await readCards(deck.id)).map(toEngineCard) : [],
        prompt: isFromDeck || file ? '' : text,
        pages: file ? await readFilePages(uid, file.file, file.pages, signal) : [],
      }),
      onResult: (made) => {
        if (made.isEmpty) return;
        const list = parseQuestions(made.result);
        if (!list) throw new EngineError(DEVICE_ENGINE_MESSAGES.failed);
        const isCarried = carried !== null && text === carried.text;
        onMade({
          title: isFromDeck ? deck.title : (source?.name ?? (isCarried ? carried.title : made.title)),
          from: isFromDeck ? 'deck' : originOf(file?.file, isCarried),
          list,
          ...(file && { file: file.file }),
          ...(isFromDeck && { deck_id: deck.id }),
        });
      },
    });
  }

  /** @throws InvalidFormError with messages at the fields */
  function check(): void {
    const needsText = from === 'text' && !source;
    const problem = source && from === 'text' ? sourceProblem(source, pages, DEVICE_PAGE_LIMIT) : null;
    const found = {
      ...(problem && { source: problem }),
      ...(from === 'deck' && !deck && { deck: 'Choose a deck.' }),
      ...(needsText && text.trim() === '' && { text: 'Paste your notes, or choose a file or note.' }),
      ...(kinds.length === 0 && { kinds: 'Choose at least one kind.' }),
    };
    if (Object.keys(found).length > 0) throw new InvalidFormError('', found);
  }

  return (
    <form {...formProps} className="grid gap-4">
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Make questions from</legend>
        <SegmentedRadios
          name="practice-source"
          options={SOURCES}
          value={from}
          onChange={setFrom}
          className="grid-cols-2"
        />
      </fieldset>
      {from === 'deck' ? (
        <DeckField
          deck={deck}
          error={problems.deck}
          onChange={(chosen) => {
            setDeck(chosen);
            clearProblems('deck');
          }}
        />
      ) : (
        <>
          <SourceField
            uid={uid}
            source={source}
            pages={pages}
            limit={DEVICE_PAGE_LIMIT}
            error={problems.source}
            onChange={(changed) => {
              setChoice(changed);
              clearProblems('source', 'text');
            }}
          />
          {!source && (
            <TextAreaField
              label="Your notes"
              rows={7}
              placeholder="Paste what you want to practise: definitions, causes, lists, dates, formulas."
              maxLength={DEVICE_RESULT_LIMITS.notes}
              value={text}
              error={problems.text}
              onChange={({ target }) => {
                setText(target.value);
                clearProblems('text');
              }}
            />
          )}
        </>
      )}
      <SelectField
        label="Questions"
        hint="At most. There are fewer where the text has fewer facts."
        value={count}
        options={COUNTS.map((number) => ({ value: String(number), label: String(number) }))}
        onChange={({ target }) => setCount(Number(target.value))}
      />
      <QuestionKindField
        kinds={kinds}
        error={problems.kinds}
        onChange={(chosen) => {
          setKinds(chosen);
          clearProblems('kinds');
        }}
      />
      {run.status !== 'waiting' && <EngineNotice engine={engine} fetchEngine={fetchEngine} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isRunning} disabled={engine.status !== 'ready'}>
          {!isRunning && <PlayIcon aria-hidden className="size-4" />}{' '}
          {isRunning ? 'Making questions…' : 'Start practice'}
        </Button>
        {isRunning && (
          <Button look="secondary" onClick={stop}>
            <StopIcon aria-hidden className="size-4" /> Stop
          </Button>
        )}
      </div>
      {run.status === 'waiting' && <EngineProgress engine={engine} />}
      {run.status === 'running' && <Meter label="Making questions" value={run.share ?? 0} max={1} />}
      {run.status === 'failed' && <Alert look="destructive">{run.message}</Alert>}
      {run.status === 'empty' && <Alert look="info">{run.result.message}</Alert>}
    </form>
  );
}

function toEngineCard({ front, back, source, page }: CardText) {
  return { front, back, ...(source !== undefined && { source }), ...(page !== undefined && { page }) };
}

function originOf(file: AiFile | undefined, isCarried: boolean): SetOrigin {
  if (file) return file.from === 'note' ? 'note' : 'file';
  return isCarried ? 'summary' : 'topic';
}
