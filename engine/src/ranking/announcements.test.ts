import { expect, test } from 'vitest';
import { isAnnouncement } from './announcements.ts';

test.each([
  'In this chapter we will look at how plants take up water.',
  'This section examines the causes and the results of the war.',
  'Today we will look at money and the central bank.',
  'So today we are going to talk about data representation.',
  'By the end of this lesson you should be able to explain latent heat.',
  'We shall now study the derivative and its uses.',
  'Last week we finished with national income.',
  'After studying this topic, students should be able to name three rocks.',
  'Next week we do logic gates.',
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
])('takes %j for content', (text) => {
  expect(isAnnouncement(text)).toBe(false);
});
