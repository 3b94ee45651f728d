/** What essays are made of; {subject} stands for what the question is about. */

export type PartName = 'causes' | 'effects' | 'sides' | 'comparison' | 'ways' | 'general';

interface Part {
  heading: string;
  lines: string[];
}

const part = (heading: string, ...lines: string[]): Part => ({ heading, lines });

export const OPENINGS = [
  'This essay deals with {subject}.',
  'It first says what is meant by {subject}, because an argument is only as clear as its terms.',
  'It then takes the main points one after the other, each with a reason and an example, and weighs them at the end.',
  'The question matters beyond the classroom: what people believe about {subject} decides what they do about it.',
  'Nobody can treat all of {subject} in a few pages, so the essay keeps to the points on which the answer turns.',
];

/** What a university asks of each point. */
export const SOURCES = 'Name an author or a study that says so, and say where you see it otherwise.';

/** Every point can be carried further in these ways. */
export const DEPTHS = [
  'Here belongs one example that you know well, with its place, its time and a figure.',
  'Say why the example proves the point: a fact that stands alone persuades nobody.',
  'Somebody who disagrees would object that the same can be seen elsewhere without this result; answer that objection in a sentence or two.',
  'Link the point to the one before it, so that the reader sees a chain and not a list.',
  'Ask how strong the evidence is: a measured figure counts for more than an opinion, and a recent one for more than an old one.',
  'End the paragraph by saying what it adds to the answer about {subject}.',
];

export const PARTS: Readonly<Record<PartName, readonly Part[]>> = {
  causes: [
    part(
      'What {subject} is',
      'Before its causes, {subject} has to be described: when it is seen, where, and how much of it there is.',
    ),
    part(
      'Immediate causes',
      'The immediate causes of {subject} are the events just before it, which anybody could have seen.',
    ),
    part(
      'Deeper causes',
      'Behind them lie slower ones: habits, institutions and shortages that made {subject} likely whatever happened on the day.',
    ),
    part(
      'Which causes weigh most',
      'Not all causes count alike: the one without which {subject} would not have come about counts most.',
    ),
  ],
  effects: [
    part(
      'The situation before',
      'The effects of {subject} can only be seen against what there was before it.',
    ),
    part(
      'Effects that come first',
      'At first {subject} changes what people meet every day: prices, work, health or habits.',
    ),
    part('Effects that last', 'Later come changes that stay when {subject} itself is over.'),
    part(
      'Who gains and who loses',
      'The effects of {subject} are not the same for everybody, and a fair account names both sides.',
    ),
  ],
  sides: [
    part('What is meant', 'Much dispute about {subject} is about words, so its meaning comes first.'),
    part(
      'What speaks for it',
      'The strongest reason for {subject} is what it makes possible that nothing else does.',
    ),
    part(
      'What speaks against it',
      'Against {subject} stand its costs, and those who bear them without having been asked.',
    ),
    part(
      'Weighing both sides',
      'Which side is heavier depends on the case, and the essay has to say on which facts of it.',
    ),
  ],
  comparison: [
    part('By what to compare', 'A comparison of {subject} needs points that apply to both sides alike.'),
    part(
      'What they share',
      'Both have features in common, and without these nobody would think of comparing {subject}.',
    ),
    part('Where they differ', 'The differences begin where each has to do its own work.'),
    part('What follows', 'The differences matter more than the likeness wherever one has to choose.'),
  ],
  ways: [
    part('Where things stand', 'To see how {subject} works, one begins with what is there at the start.'),
    part(
      'The first steps',
      'The first steps of {subject} prepare what follows, and leaving one out shows later.',
    ),
    part('The main steps', 'In the middle lies the change itself, on which all else depends.'),
    part(
      'What can go wrong',
      'The usual mistakes with {subject} come from haste, from lack of means or from a wrong order.',
    ),
  ],
  general: [
    part('What {subject} is', 'First comes what {subject} is, and what it is often confused with.'),
    part(
      'Why it matters',
      'There are reasons to care about {subject}: some are practical, others a matter of principle.',
    ),
    part('How it shows', 'In practice {subject} shows itself in cases that anybody can check.'),
    part('Limits and objections', 'No account of {subject} is complete without what speaks against it.'),
  ],
};

export const CLOSINGS = [
  'In short, {subject} is best understood by taking its parts together and not one alone.',
  'The points above do not weigh the same, and the essay has said which of them decides.',
  'What remains open is a matter for better evidence: figures of one’s own town or school would be a beginning.',
  'Whoever has followed the argument can now judge new cases of {subject} without being told what to think.',
  'That is why the question is worth asking again.',
];
