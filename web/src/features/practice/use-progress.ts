import type { Attempt, Question } from '@akada/domain/practice/schemas';
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import type { AttemptChange } from './api/practices.ts';
import { keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { sendAnswers, withScore } from './send-answers.ts';
import { type Sender, sendAtMost } from './send-at-most.ts';

/** Answers are sent at most this often, except at the end. */
const SEND_INTERVAL_MS = 10_000;
/** A longer pause between two answers is not counted as work. */
const LONGEST_THOUGHT_MS = 120_000;

/** The answers of an attempt that is being answered: kept on this device at each press, and sent now and then. */
export function useProgress(uid: string, attempt: Stored<Attempt>, questions: readonly Question[]) {
  const { id } = attempt;
  const [answers, setAnswers] = useState<Attempt['answers']>(() => ({
    ...attempt.answers,
    ...readKeptAnswers(uid, id)?.answers,
  }));
  const latest = useRef(answers);
  const seconds = useRef(Math.max(attempt.seconds ?? 0, readKeptAnswers(uid, id)?.seconds ?? 0));
  const lastMs = useRef(performance.now());
  const sender = useRef<Sender>(null);

  useEffect(() => {
    const own = sendAtMost(SEND_INTERVAL_MS, () =>
      sendAnswers(uid, id, toChange(questions, latest.current, seconds.current)),
    );
    sender.current = own;
    addEventListener('pagehide', own.flush);
    return () => {
      removeEventListener('pagehide', own.flush);
      own.flush();
    };
  }, [uid, id, questions]);

  function countTime(): void {
    const nowMs = performance.now();
    seconds.current += Math.min(nowMs - lastMs.current, LONGEST_THOUGHT_MS) / 1_000;
    lastMs.current = nowMs;
  }

  /** Keeps an answer. */
  function answer(index: number, text: string): void {
    countTime();
    latest.current = { ...latest.current, [index]: text };
    setAnswers(latest.current);
    keepAnswers(uid, id, { answers: latest.current, seconds: seconds.current });
    sender.current?.soon();
  }

  /** Ends the attempt. */
  function submit(): void {
    countTime();
    sender.current?.cancel();
    const change = toChange(questions, latest.current, seconds.current);
    sendAnswers(uid, id, { ...change, submitted_at: new Date() });
  }

  return { answers, answer, submit };
}

function toChange(
  questions: readonly Question[],
  answers: Attempt['answers'],
  seconds: number,
): AttemptChange {
  return { ...withScore(questions, answers), seconds: Math.round(seconds) };
}
