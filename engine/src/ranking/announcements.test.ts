import { expect, test } from 'vitest';
import { announcedCount, isAnnouncement, isTasksHeading } from './announcements.ts';

test.each([
  'In this chapter we will look at how plants take up water.',
  'This section examines the causes and the results of the war.',
  'Today we will look at money and the central bank.',
  'So today we are going to talk about data representation.',
  'By the end of this lesson you should be able to explain latent heat.',
  'Objectives: at the end of the lesson students should be able to define the legislature.',
  'We shall now study the derivative and its uses.',
  'Last week we finished with national income.',
  'After studying this topic, students should be able to name three rocks.',
  'Next week we do logic gates.',
  'We turn now to the family.',
  'For the tutorial, consider two questions.',
])('takes %j for an announcement', (text) => {
  expect(isAnnouncement(text)).toBe(true);
});

test.each([
  'In this section of the river the bed is steep.',
  'This lecture hall seats two hundred people.',
  'Today the rate is fixed by the central bank.',
  'We use binary because circuits have two stable states.',
  'You must not add water to acid.',
  'In the last stage of mitosis two nuclei form.',
  'Let the first term be a.',
  'We turn to the family because it feeds, protects and teaches its members.',
])('takes %j for content', (text) => {
  expect(isAnnouncement(text)).toBe(false);
});

test.each([
  ['Photosynthesis happens in two stages.', 2],
  ['Healing takes place in four overlapping phases.', 4],
  ['The skeleton has two parts.', 2],
  ['Leaves are adapted for photosynthesis in several ways.', 'many'],
  ['Africans resisted in many different ways.', 'many'],
])('takes %j for a sentence that announces others', (text, count) => {
  expect(announcedCount(text)).toBe(count);
});

test.each([
  'Photosynthesis happens in two stages: the light stage and the dark stage.',
  'In two stages of the cycle carbon dioxide is released.',
  'The chief butler dreamt of a vine with three branches.',
  'Interphase takes up about 90 per cent of the time that a cell needs for a whole cycle and has three stages.',
  'A body cell divides by mitosis, which has four stages.',
  'Sandstone and limestone are sedimentary types.',
])('takes %j for a sentence that says something itself', (text) => {
  expect(announcedCount(text)).toBeNull();
});

test.each([
  'Assignment',
  'CLASS WORK',
  'Evaluation questions',
  'Revision exercises:',
  'Homework',
  'Exercices',
])('takes %j for the heading of tasks', (heading) => {
  expect(isTasksHeading(heading)).toBe(true);
});

test.each(['Questions of law and of fact', 'Assignment of debts', 'The work of a class teacher'])(
  'takes %j for the heading of content',
  (heading) => {
    expect(isTasksHeading(heading)).toBe(false);
  },
);
