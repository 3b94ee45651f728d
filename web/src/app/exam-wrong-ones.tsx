import type { ComponentProps } from 'react';
import type { ExamParts } from '@/features/exam/exam-parts.ts';
import { WrongOnes } from '@/features/practice/components/wrong-ones.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { useMistakeCardsPart } from './use-mistake-cards-part.ts';

/** What a student can do with the questions of an exam that they answered wrong. */
export function ExamWrongOnes(props: ComponentProps<ExamParts['WrongOnes']>) {
  const { uid } = useStudent();
  return <WrongOnes uid={uid} cards={useMistakeCardsPart()} canRepeatAll={false} {...props} />;
}
