import { type ComponentProps, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EngineNotice } from '@/features/ai/components/engine-notice.tsx';
import { useStudyEngine } from '@/features/ai/device/use-study-engine.ts';
import { type ExamParts, ExamPartsContext } from '@/features/exam/exam-parts.ts';
import { ExamSetup } from '@/features/exam/setup/exam-setup.tsx';
import { preloadMaterialDialog } from '@/features/exam/setup/lazy-material-dialog.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { whenIdle } from '@/lib/when-idle.ts';
import { lazyPart, preload } from '@/ui/lazy-part.tsx';
import { PageSkeleton } from '@/ui/skeleton.tsx';
import { FilePicker, NotePicker, preloadStudyDialogs } from './lazy-study-dialogs.ts';
import { makeExamQuestions } from './make-exam-questions.ts';

const loaders = {
  exam: () => import('@/features/exam/exam-page.tsx').then((file) => file.ExamPage),
  wrongOnes: () => import('./exam-wrong-ones.tsx').then((file) => file.ExamWrongOnes),
};
const ExamPage = lazyPart(loaders.exam, <PageSkeleton />);
const ExamWrongOnes = lazyPart(loaders.wrongOnes);

/** The exam room, or its exam in the address, with the parts of the study engine, notes and vault that it uses. */
export function ExamRoute() {
  const { uid } = useStudent();
  const [params] = useSearchParams();
  const attempt = params.get('attempt');
  const parts = useMemo<ExamParts>(
    () => ({
      makeQuestions: (source, count, signal) => makeExamQuestions(uid, source, count, signal),
      EngineNotice: ExamEngineNotice,
      FilePicker,
      NotePicker,
      WrongOnes: ExamWrongOnes,
    }),
    [uid],
  );
  useEffect(() => {
    return whenIdle(() => {
      preload(loaders);
      preloadMaterialDialog();
      preloadStudyDialogs();
    });
  }, []);
  return (
    <ExamPartsContext value={parts}>
      {attempt ? <ExamPage key={attempt} attemptId={attempt} /> : <ExamSetup uid={uid} />}
    </ExamPartsContext>
  );
}

function ExamEngineNotice({ onReady }: ComponentProps<ExamParts['EngineNotice']>) {
  const { state, fetchEngine } = useStudyEngine();
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return <EngineNotice engine={state} fetchEngine={fetchEngine} />;
}
