/** Questions that an essay must answer, by the kind of command word. */

export const COMPARE_FRAME = [
  'What criteria do you use to compare the two?',
  'What do they have in common under each criterion?',
  'How do they differ under each criterion?',
  'Which difference matters most, and why?',
];
export const JUDGE_FRAME = [
  'What standard do you judge by?',
  'What are the strengths, and what is the evidence for each?',
  'What are the weaknesses or limits, and what is the evidence for each?',
  'What is your verdict, and which evidence decides it?',
];
export const ARGUE_FRAME = [
  'What exactly is your position?',
  'What are your two or three best reasons, and the evidence for each?',
  'What is the strongest objection, and how do you answer it?',
  'What follows from your position?',
];

export const DISCUSS_FRAME = [
  'Which terms need a definition?',
  'What are the main aspects or views?',
  'What is the evidence for each?',
  'Where do they conflict?',
  'What do you conclude, and why?',
];
export const EXTENT_FRAME = [
  'What would have to be true for the claim to hold?',
  'Which evidence supports it?',
  'Which evidence limits or contradicts it?',
  'Which other factors play a part?',
  'How far does it hold, and which evidence decides that?',
];
export const ANALYSE_FRAME = [
  'What are the parts or factors?',
  'How does each of them work, and what is the evidence?',
  'How are they connected?',
  'Which of them matters most, and why?',
];
export const EXPLAIN_FRAME = [
  'What exactly needs explaining?',
  'What are the causes or steps, in order?',
  'How does each of them lead to the result, and what is the evidence?',
  'Which of them matters most?',
];
