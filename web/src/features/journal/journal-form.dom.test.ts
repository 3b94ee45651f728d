import { JOURNAL_LIMITS } from '@akada/domain/journal/journal';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey, draftOf, isTouched, newValues, restoredDraft } from './journal-form.ts';

const TODAY = '2026-03-01';
const written = { ...newValues(TODAY), entry_text: ' Osmosis ' };
const problemsOf = (changed: object) => {
  const result = draftOf({ ...written, ...changed });
  return 'problems' in result ? Object.keys(result.problems) : [];
};

describe('a journal form', () => {
  it('starts with a good mood, no hours and empty lists', () => {
    expect(newValues(TODAY)).toEqual({
      ...{ entry_text: '', mood: 'good', study_time: '0', entry_date: TODAY },
      ...{ goals: [], goal: '', achievements: [], achievement: '' },
    });
  });

  it('is saved trimmed, with its hours as a number', () => {
    const { goal: _goal, achievement: _achievement, ...saved } = written;
    expect(draftOf({ ...written, study_time: '2.5', goals: ['Sleep'] })).toEqual({
      draft: { ...saved, entry_text: 'Osmosis', study_time: 2.5, goals: ['Sleep'] },
    });
  });

  it('is saved with a goal and an achievement that were typed but not added', () => {
    expect(draftOf({ ...written, goals: ['Sleep'], goal: ' Read ', achievement: 'Slept' })).toMatchObject({
      draft: { goals: ['Sleep', 'Read'], achievements: ['Slept'] },
    });
  });

  it('holds something to lose as soon as a goal is typed', () => {
    expect(isTouched({ ...newValues(TODAY), goal: 'R' })).toBe(true);
  });

  it.each([
    ['two', 0],
    ['', 0],
    ['1,5', 1.5],
    ['24', 24],
  ])('reads %j as %d hours', (study_time, hours) => {
    expect(draftOf({ ...written, study_time })).toMatchObject({ draft: { study_time: hours } });
  });

  it.each([
    ['blank text', { entry_text: ' \n ' }, 'entry_text'],
    ['10,001 characters', { entry_text: 'x'.repeat(JOURNAL_LIMITS.text + 1) }, 'entry_text'],
    ['-1 hours', { study_time: '-1' }, 'study_time'],
    ['25 hours', { study_time: '25' }, 'study_time'],
    ['a quarter of an hour', { study_time: '0.25' }, 'study_time'],
    ['51 goals', { goals: Array(JOURNAL_LIMITS.items + 1).fill('x') }, 'goals'],
    ['51 achievements', { achievements: Array(JOURNAL_LIMITS.items + 1).fill('x') }, 'achievements'],
  ])('rejects %s at its field', (_, changed, field) => {
    expect(problemsOf(changed)).toEqual([field]);
  });
});

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('exists once something was typed', () => {
    expect(isTouched(newValues(TODAY))).toBe(false);
    expect([{ entry_text: 'x' }, { goals: ['x'] }, { achievements: ['x'] }, { study_time: '1' }]).toSatisfy(
      (changes: object[]) => changes.every((changed) => isTouched({ ...newValues(TODAY), ...changed })),
    );
  });

  it('is restored completely, only for its own student', () => {
    sessionStorage.setItem(draftKey('ada'), JSON.stringify(written));
    expect(restoredDraft('ada')).toEqual(written);
    expect(restoredDraft('ben')).toBeNull();
  });

  it('is ignored if it cannot be read', () => {
    sessionStorage.setItem(draftKey('ada'), '{"entry_text":');
    expect(restoredDraft('ada')).toBeNull();
  });
});
