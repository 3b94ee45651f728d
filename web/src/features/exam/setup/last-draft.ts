/** How the last mock exam on this device was set up. */
import { PAPER_FORMS } from '@akada/domain/exam/papers';
import * as z from 'zod/mini';
import { type ExamDraft, newSection } from './exam-draft.ts';

const keyOf = (uid: string) => `akada.draft.exam.${uid}`;

const draftSchema = z.object({
  form: z.enum(PAPER_FORMS),
  minutes: z.string(),
  sections: z
    .array(
      z.object({
        subject: z.string(),
        questions: z.string(),
        material: z.array(
          z.object({ kind: z.enum(['deck', 'note', 'file', 'set']), id: z.string(), title: z.string() }),
        ),
      }),
    )
    .check(z.minLength(1)),
});

/** Persists how an exam was set up. The questions of its material are not part of it. */
export function persistDraft(uid: string, { form, minutes, sections }: ExamDraft): void {
  const draft: z.infer<typeof draftSchema> = {
    ...{ form, minutes },
    sections: sections.map(({ subject, questions, material }) => ({
      ...{ subject, questions },
      material: material.map(({ kind, id, title }) => ({ kind, id, title })),
    })),
  };
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(draft));
  } catch (error) {
    console.warn("an exam's settings could not be persisted", error);
  }
}

/** The draft that {@link persistDraft} persisted last; null without one. */
export function readDraft(uid: string): ExamDraft | null {
  const { success, data } = draftSchema.safeParse(parse(localStorage.getItem(keyOf(uid))));
  if (!success) return null;
  return { ...data, sections: data.sections.map((section) => ({ ...newSection(), ...section })) };
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
