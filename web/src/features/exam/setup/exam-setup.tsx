import { poolQuestions } from '@akada/domain/exam/choose-questions';
import { countQuestions, OWN_PAPER, shortenPaper } from '@akada/domain/exam/papers';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { restoreFocus } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { BackLink } from '@/ui/back-link.tsx';
import { Button } from '@/ui/button.tsx';
import { AddIcon } from '@/ui/icons.ts';
import { focusHeading, PageHeading } from '@/ui/page-heading.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { startExam } from '../api/exams.ts';
import { lengthText } from '../duration-text.ts';
import { clockOffset, examNow } from '../exam-clock.ts';
import { useExamParts } from '../exam-parts.ts';
import { persistSitting } from '../sitting-store.ts';
import { syncExamTime } from '../sync-exam-time.ts';
import { drawExam } from './draw-exam.ts';
import { type ExamDraft, FIRST_DRAFT, newSection, paperOf, problemsOf } from './exam-draft.ts';
import { FormFields } from './form-fields.tsx';
import { persistDraft, readDraft } from './last-draft.ts';
import { SectionFields } from './section-fields.tsx';
import { UnfinishedExams } from './unfinished-exams.tsx';
import { useMaterial } from './use-material.ts';

/** Sets up a mock exam: its form, its subjects, and what their questions come from. */
export function ExamSetup({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const { EngineNotice } = useExamParts();
  const [draft, setDraft] = useState<ExamDraft>(FIRST_DRAFT);
  const [last, setLast] = useState(() => readDraft(uid));
  const [showsProblems, setShowsProblems] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Known in time for an exam that begins without a network.
  useEffect(() => {
    void syncExamTime(uid);
  }, [uid]);
  const chosen = draft.sections.flatMap(({ material }) => material);
  const { stateOf, retry, retryFailed } = useMaterial(uid, chosen);
  const isMaking = chosen.some((material) => stateOf(material).status === 'making');
  const pools = useMemo(() => {
    const lists = draft.sections.map(({ material }) =>
      material.flatMap((each) => {
        const state = stateOf(each);
        return state.status === 'ready' ? [state.list] : [];
      }),
    );
    return poolQuestions(lists);
  }, [draft.sections, stateOf]);
  const paper = paperOf(draft);
  const offered = shortenPaper(
    paper,
    pools.map(({ available }) => available),
  );
  const total = countQuestions(offered);
  const problems = showsProblems ? problemsOf(draft) : {};

  function changeDraft(changed: ExamDraft) {
    setDraft(changed);
    setFailure(null);
  }
  const changeSection = (id: number, change: Partial<ExamDraft['sections'][number]>) =>
    changeDraft({
      ...draft,
      sections: draft.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
    });

  async function start(event: FormEvent) {
    event.preventDefault();
    if (isStarting) return;
    setShowsProblems(true);
    setFailure(null);
    if (Object.keys(problemsOf(draft)).length > 0) {
      // The message may be far above the button, so the focus goes to its field.
      const form = event.currentTarget as HTMLFormElement;
      setTimeout(() => restoreFocus(form));
      return;
    }
    if (isMaking) return;
    if (total === 0) {
      setFailure('Add material with questions first.');
      return;
    }
    setIsStarting(true);
    // On a device whose clock is slow the time would be up at once.
    await syncExamTime(uid);
    setIsStarting(false);
    try {
      const { sitting, written } = startExam(uid, drawExam(paper, pools), examNow());
      // Offline this settles much later, so nothing waits for it.
      written.catch((error) => {
        warnWithToast('an exam was not saved', error, `Failed to save the exam: ${failureReason(error)}`);
      });
      persistSitting(uid, {
        ...sitting,
        ...(clockOffset() === null && { is_by_device_clock: true as const }),
      });
      persistDraft(uid, draft);
      navigate(`/dashboard/quiz/exam?attempt=${sitting.attempt_id}`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setFailure(error.message);
    }
  }

  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <PageHeading>Exam room</PageHeading>
        <p className="text-ink-soft">
          A mock exam from your own decks, notes and files, timed like the real one.
        </p>
      </header>
      <UnfinishedExams uid={uid} />
      <form noValidate onSubmit={start} className="grid gap-6">
        {last && (
          <Button
            look="secondary"
            className="justify-self-start"
            onClick={() => {
              changeDraft(last);
              setLast(null);
              focusHeading();
            }}
          >
            Same settings as last time
          </Button>
        )}
        <FormFields draft={draft} problem={problems.minutes} onChange={changeDraft} />
        <EngineNotice onReady={retryFailed} />
        <div className="grid gap-4 @2xl/page:grid-cols-2">
          {draft.sections.map((section, index) => (
            <SectionFields
              key={section.id}
              uid={uid}
              section={section}
              isOwn={draft.form === 'own'}
              isFixed={draft.form === 'utme' && index === 0}
              wanted={paper.sections[index]?.questions ?? 0}
              available={pools[index]?.available ?? 0}
              problem={problems.subjects?.[section.id]}
              stateOf={stateOf}
              onRetry={retry}
              onChange={(change) => changeSection(section.id, change)}
              onRemove={
                draft.form === 'own' && draft.sections.length > 1
                  ? () =>
                      changeDraft({
                        ...draft,
                        sections: draft.sections.filter(({ id }) => id !== section.id),
                      })
                  : null
              }
            />
          ))}
        </div>
        {draft.form === 'own' && draft.sections.length < OWN_PAPER.subjects && (
          <Button
            look="secondary"
            className="justify-self-start"
            onClick={() => changeDraft({ ...draft, sections: [...draft.sections, newSection()] })}
          >
            <AddIcon aria-hidden className="size-4" /> Add a subject
          </Button>
        )}
        {problems.questions && <Alert look="destructive">{problems.questions}</Alert>}
        {failure && <Alert look="destructive">{failure}</Alert>}
        <div className="grid gap-2">
          <p role="status" className="text-ink-soft">
            {isMaking ? 'Making questions from your material…' : lengthText(offered, paper)}
          </p>
          <Button type="submit" busy={isMaking || isStarting} className="sm:justify-self-start">
            {total > 0 && total < countQuestions(paper) ? 'Start the shorter mock' : 'Start the exam'}
          </Button>
        </div>
      </form>
    </div>
  );
}
