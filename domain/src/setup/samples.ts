/** A deck and a note to try, which the student can delete at once (docs/product.md, First day). */
import type { CardText } from '../ai/result-schemas.ts';
import type { Note } from '../vault/schemas.ts';

/** The id of the sample deck and of the sample note. */
export const SAMPLE_ID = 'sample';

export const SAMPLE_NOTE: Note = {
  title: 'Sample note: how to remember what you study',
  content: [
    'Reading a page again feels useful, but little of it stays. Two habits work better.',
    '',
    '**Test yourself.** Close the book and say what you remember. Then check. Trying to remember is what makes a memory strong, even when you fail at first.',
    '',
    '**Come back later.** Review after a day, then after a few days, then after a week or two. Each time, wait until you have almost forgotten. This is called spaced repetition, and Akada plans it for you when you review cards.',
    '',
    'Try it:',
    '',
    '1. Open the sample deck and review its cards.',
    '2. Write a note of your own about what you learned today.',
    '3. In the AI Lab, open **Flashcards Generator** to make cards from it.',
  ].join('\n'),
};

export const SAMPLE_DECK: { title: string; cards: readonly CardText[] } = {
  title: 'Sample deck: how memory works',
  cards: [
    {
      front: 'What is spaced repetition?',
      back: 'Reviewing something at growing intervals, each time just before you forget it.',
    },
    {
      front: 'Why does testing yourself work better than reading again?',
      back: 'Trying to remember makes the memory stronger; reading only feels familiar.',
    },
    {
      front: 'What does "Again" do when you review a card?',
      back: 'It says that you forgot the answer, so the card comes back in a few minutes.',
    },
    {
      front: 'How long is a focus session in the Pomodoro technique?',
      back: '25 minutes, followed by a break of 5 minutes.',
    },
    {
      front: 'What should a good card ask?',
      back: 'One thing, with a short answer.',
    },
  ],
};
