import { poolQuestions } from '@akada/domain/exam/choose-questions';
import { countQuestions, OWN_PAPER, type PaperForm, shortenPaper } from '@akada/domain/exam/papers';
import { quantity } from '@akada/domain/text/plural';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { Alert } from '@/ui/alert.tsx';
import { BackLink } from '@/ui/back-link.tsx';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';
import { AddIcon, CustomizeIcon, PastAttemptsIcon, ScholarIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { startExam } from '../api/exams.ts';
import { minutesText } from '../duration-text.ts';
import { examNow, syncExamClock } from '../exam-clock.ts';
import { useExamParts } from '../exam-parts.ts';
import { persistSitting } from '../sitting-store.ts';
import { drawExam } from './draw-exam.ts';
import { type ExamDraft, FIRST_DRAFT, newSection, paperOf, problemsOf, withForm } from './exam-draft.ts';
import { SectionFields } from './section-fields.tsx';
import { UnfinishedExams } from './unfinished-exams.tsx';
import { useMaterial } from './use-material.ts';

const FORMS = [
  { id: 'utme', label: 'UTME', icon: ScholarIcon },
  { id: 'waec', label: 'WAEC', icon: PastAttemptsIcon },
  { id: 'own', label: 'My own', icon: CustomizeIcon },
] as const satisfies readonly { id: PaperForm; label: string; icon: unknown }[];

/** Sets up a mock exam: its form, its subjects, and what their questions come from. */
export function ExamSetup({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const { EngineNotice } = useExamParts();
  const [draft, setDraft] = useState<ExamDraft>(FIRST_DRAFT);
  const [showsProblems, setShowsProblems] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = draft.sections.flatMap(({ material }) => material);
  const { stateOf, retry } = useMaterial(chosen);
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
  const [wanted, total] = [countQuestions(paper), countQuestions(offered)];
  const problems = showsProblems ? problemsOf(draft) : {};

  const changeSection = (id: number, change: Partial<ExamDraft['sections'][number]>) =>
    setDraft({
      ...draft,
      sections: draft.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
    });

  async function start(event: FormEvent) {
    event.preventDefault();
    if (isStarting) return;
    setShowsProblems(true);
    setFailure(null);
    if (Object.keys(problemsOf(draft)).length > 0 || isMaking) return;
    if (total === 0) {
      setFailure('Add material with questions first.');
      return;
    }
    setIsStarting(true);
    // On a device whose clock is slow the time would be up at once.
    await syncExamClock();
    setIsStarting(false);
    try {
      const { sitting, written } = startExam(uid, drawExam(paper, pools), examNow());
      // Offline this settles much later, so nothing waits for it.
      written.catch((error) => {
        warnWithToast('an exam was not saved', error, `Failed to save the exam: ${failureReason(error)}`);
      });
      persistSitting(uid, sitting);
      navigate(`/dashboard/quiz/exam?attempt=${sitting.attempt_id}`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setFailure(error.message);
    }
  }

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <PageHeading>Exam room</PageHeading>
        <p className="text-ink-soft">
          A mock exam from your own decks, notes and files, with the clock of the real one.
        </p>
      </header>
      <UnfinishedExams uid={uid} />
      <form noValidate onSubmit={start} className="grid gap-6">
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">Exam format</legend>
          <SegmentedRadios
            name="form"
            options={FORMS}
            value={draft.form}
            onChange={(form) => setDraft(withForm(draft, form))}
            className="grid-cols-3"
          />
        </fieldset>
        {draft.form === 'waec' && (
          <p className="-mt-3 text-sm text-ink-soft">
            The usual length of the objective paper. If yours is different, choose My own.
          </p>
        )}
        {draft.form === 'own' && (
          <TextField
            label="Minutes"
            inputMode="numeric"
            value={draft.minutes}
            error={problems.minutes}
            onChange={({ target }) => setDraft({ ...draft, minutes: target.value })}
          />
        )}
        <EngineNotice />
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
                ? () => setDraft({ ...draft, sections: draft.sections.filter(({ id }) => id !== section.id) })
                : null
            }
          />
        ))}
        {draft.form === 'own' && draft.sections.length < OWN_PAPER.subjects && (
          <Button
            look="secondary"
            className="justify-self-start"
            onClick={() => setDraft({ ...draft, sections: [...draft.sections, newSection()] })}
          >
            <AddIcon aria-hidden className="size-4" /> Add a subject
          </Button>
        )}
        {problems.questions && <Alert look="destructive">{problems.questions}</Alert>}
        {failure && <Alert look="destructive">{failure}</Alert>}
        <div className="grid gap-2">
          <p role="status" className="text-ink-soft">
            {isMaking && 'Making questions from your material…'}
            {!isMaking && total > 0 && total < wanted && (
              <>
                You have {total} of {quantity(wanted, 'question')}. The mock is shorter, and its time in
                proportion: {quantity(total, 'question')} in {minutesText(offered.minutes)}.
              </>
            )}
            {!isMaking && total > 0 && total === wanted && (
              <>
                {quantity(total, 'question')} in {minutesText(offered.minutes)}.
              </>
            )}
          </p>
          <Button type="submit" busy={isMaking || isStarting}>
            {total > 0 && total < wanted ? 'Start the shorter mock' : 'Start the exam'}
          </Button>
        </div>
      </form>
    </div>
  );
}
