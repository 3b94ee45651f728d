import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { pointsOf } from './points.ts';
import { isQuotable } from './quotable.ts';
import { unitsOf } from './units.ts';

const LONG = 1_000;
const unitsIn = (text: string) => unitsOf(readSource([{ text }]));
const pointsIn = (text: string, longest = LONG) =>
  pointsOf(unitsIn(text), longest).map(({ text: point }) => point);

describe('the units of a text', () => {
  test('leave out the title of a handout and captions without a verb', () => {
    const text = 'Malware is software that is written to do harm.';
    expect(
      pointsIn(
        `COMPUTER SECURITY – class notes (copied from the forum)\n\n# Malware\n\n${text}\n\nLecture note 4\n\nHOW TO KEEP DATA SAFE by A. Musa (my notes)`,
      ),
    ).toEqual([text]);
  });

  test('leave out what a student writes to himself, homework, and the line above code', () => {
    const text = 'A stack is a list that is read from one end.';
    expect(
      pointsIn(
        `exam is 40% objective so know the definitions!!\n\n${text}\n\nTODO: ask about queues, he rushed it.\n\nnotes by F. Danjuma, pls cross-check\n\nTo get the top:\n\n\`\`\`\npop()\n\`\`\`\n\nASSIGNMENT: 1. Distinguish between a stack and a queue. Submit Monday.`,
      ),
    ).toEqual([text]);
  });

  test('leave out a remark at the end of a list item', () => {
    const item = 'Stilk v Myrick (1809): two sailors deserted, and the promise to the rest was not binding.';
    expect(
      pointsIn(`- ${item} Big exam area!\n- Re Selectmove (1995): Roffey was not extended.`).join(' '),
    ).not.toContain('exam area');
  });

  test('keep a mistaken belief only with its denial', () => {
    const text =
      'The heart is a hollow organ. Students always say the heart is on the left. It is not exactly so. Some say that it is red. It lies in the chest.';
    expect(unitsIn(text).map(({ text: said }) => said)).toContain(
      'Students always say the heart is on the left. It is not exactly so.',
    );
  });

  test('keep a sentence about an examination that teaches something', () => {
    const text = 'The test is a blood smear, which shows the parasite.';
    expect(pointsIn(text)).toEqual([text]);
  });

  test("leave out a lecturer's words to the class, and the words before a sentence", () => {
    const text =
      'Okay, now, an enzyme is a protein that speeds up a reaction. Four small terms. Say it with me. You will be asked that in the exam. Does it work in the cold? Enzymes work best at body temperature.';
    expect(pointsIn(text)).toEqual([
      'An enzyme is a protein that speeds up a reaction.',
      'Enzymes work best at body temperature.',
    ]);
  });

  test('keep a question with the answer that needs it', () => {
    const text = 'The membrane is a fluid mosaic. Why fluid? Because the molecules move sideways within it.';
    expect(pointsIn(text)).toContain('Why fluid? Because the molecules move sideways within it.');
  });

  test('keep the small letter of a sign behind a connective', () => {
    const text = 'A graph of R against L is a straight line. Hence ρ = sA, where s is the slope of the line.';
    expect(pointsIn(text).join(' ')).toContain('ρ = sA');
  });

  test.each([
    'Dr. (Mrs) F. Adewale, Department of Biological Sciences. Not for sale.',
    'Professor Bello A. Musa.',
    'by Mr J. O. Okafor, Teacher of Economics',
    'BIO 102 / PHS 101 (Combined class) - HANDOUT 4',
  ])('leave out the byline "%s"', (byline) => {
    const text = 'Malware is software that is written to do harm.';
    expect(pointsIn(`# Computer security\n\n${byline}\n\n${text}`)).toEqual([text]);
  });

  test.each(['Dr Nnamdi Azikiwe became president.', 'Mr. Brown ruled the colony, Lagos included.'])(
    'include the sentence about a person "%s"',
    (text) => {
      expect(pointsIn(`# Nigeria\n\n${text}`)).toEqual([text]);
    },
  );

  test.each([
    'No sorry respiration we did photosynthesis last week.',
    'Last week we finished with perception.',
    'No okay read chapter six.',
    'We did photosynthesis yesterday.',
  ])('leave out what a lecturer only says aside: "%s"', (text) => {
    const speech = { kind: 'paragraph', section: 0, page: undefined, speech: 'whole' } as const;
    expect(isQuotable({ ...speech, text })).toBe(false);
    expect(isQuotable({ ...speech, text: 'Respiration is the release of energy from food.' })).toBe(true);
  });

  test('include the sentences of a script without spaces', () => {
    expect(unitsIn('叶绿素是吸收光能的绿色色素。')).toHaveLength(1);
    expect(unitsIn('第三页。')).toHaveLength(0);
  });

  test('join a formula with the line that introduces it, even without a colon', () => {
    expect(pointsIn('# Decay\n\nThe constant and the half-life are related by\n\nT = 0.693/λ')).toEqual([
      'The constant and the half-life are related by T = 0.693/λ',
    ]);
  });

  test('show text that is repeated on several pages once', () => {
    const text = 'The heart pumps blood through the body.';
    expect(
      unitsOf(
        readSource([
          { number: 1, text },
          { number: 2, text },
        ]),
      ),
    ).toHaveLength(1);
  });

  test.each([
    ['a pronoun at the start', 'The Hausa traded in leather. They sold it in Kano.'],
    ['a pronoun behind a place', 'Trade grew fast in all parts. In the north it brought wealth.'],
    ['a pointer to what was said', 'Prices and jobs move apart. The Phillips curve shows this relationship.'],
    [
      'an object without its noun',
      'The test compares counts with a theory. Karl Pearson introduced it in 1900.',
    ],
    [
      'a person who was named before',
      'Peter preached in the city. About three thousand people were baptised after his sermon.',
    ],
    ['a unit without its quantity', 'The heat capacity is needed to warm a body by 1 K. Unit: J per K.'],
  ])('join a sentence with the one before it because of %s', (_, text) => {
    expect(pointsIn(text)).toEqual([text]);
  });

  test('replace a pronoun after a definition by what is defined', () => {
    expect(pointsIn('Brooding is the care of young chicks. It lasts about four weeks.')).toEqual([
      'Brooding is the care of young chicks.',
      'Brooding lasts about four weeks.',
    ]);
  });

  test('keep a sentence that refers to its heading', () => {
    const text = 'After the insurer has paid the claim he takes over the rights.';
    expect(pointsIn(`# Subrogation\n\n${text}`)).toEqual([text]);
  });

  test.each([
    ['quantifies a noun', 'Each virtue is a mean between two vices.'],
    ['has a general subject', 'We multiply along the branches of the tree.'],
    ['says what there is', 'There are two main types of memory.'],
    ['limits a figure', 'Only about 10% of the energy passes to the next level.'],
    ['names the person later', 'Before he ascended, Jesus told the disciples to wait in Jerusalem.'],
  ])('keep a sentence apart that %s', (_, text) => {
    expect(pointsIn(`The first sentence of the notes is here. ${text}`)).toContain(text);
  });

  test('join a sentence with the one that its pronoun refers to, without another between them', () => {
    const [first, second, third] = unitsIn(
      'Shaka became king of the Zulu. He made his soldiers fight barefoot. He grouped young men in regiments.',
    );
    expect(second?.after).toBe(first);
    expect(third?.after).toBe(first);
  });

  test('leave out a sentence about somebody in one that is too short to be shown', () => {
    const first = 'Thousands were killed because they did not seem sad enough.';
    expect(pointsIn(`${first} Dingane became king. He was defeated by the Boers in 1838.`)).toEqual([first]);
  });

  test('divide a long list item into its sentences', () => {
    const [first, second] = [
      'Partnership: a business owned by two to twenty persons.',
      `The agreement is written in a deed, which says ${'how the profit is shared and '.repeat(8)}who signs.`,
    ];
    const units = unitsIn(`- ${first} ${second}\n- Co-operative: a group of people who help each other.`);
    expect(units.map(({ text }) => text).slice(0, 2)).toEqual([first, second]);
    expect(units[1]?.after).toBe(units[0]);
  });

  test.each([
    'The highest temperature was recorded in May.',
    'All right angles are equal to each other.',
    'Let us define density as the mass of a unit of volume of the substance.',
    'Well water often contains dissolved salts.',
    'Welcome speeches are a part of every formal debate.',
  ])('include "%s"', (sentence) => {
    expect(unitsIn(`${sentence} Heat flows to the colder body.`).map(({ text }) => text)).toContain(sentence);
  });

  test.each([
    'Good morning, everyone.',
    'Okay, time is gone.',
    'Let us take them one after the other.',
    'Table 2: The main vegetation belts of Nigeria',
    'PSY 201 lecture, recorded on phone, week 6',
  ])('leave out "%s"', (line) => {
    expect(unitsIn(`${line}\n\nHeat flows to the colder body.`).map(({ text }) => text)).toEqual([
      'Heat flows to the colder body.',
    ]);
  });

  test('keep a short list item whole', () => {
    const item = 'Held: The council was liable. The risk was known to it.';
    expect(unitsIn(`- ${item}\n- Facts: A worker lost his eye.`).map(({ text }) => text)[0]).toBe(item);
  });

  test('keep the title of a paragraph with its first sentence', () => {
    const text = 'By ratification. The principal accepts afterwards what was done in his name. This is rare.';
    expect(unitsIn(text).map((unit) => unit.text)).toEqual([
      'By ratification. The principal accepts afterwards what was done in his name.',
      'This is rare.',
    ]);
  });

  test.each(['Objectives: at the end of the lecture the student should be able to', 'LEARNING OUTCOMES'])(
    'leave out what a student should learn, below "%s"',
    (lead) => {
      const text = `${lead}\n• list the organs of the urinary system\n• describe the nephron\n\n# Organs\n\nThe nephron is the working unit of the kidney.`;
      expect(unitsIn(text).map((unit) => unit.text)).toEqual([
        'The nephron is the working unit of the kidney.',
      ]);
    },
  );

  test('keep the label of a list item with its first sentence, and a contrast with what it contrasts with', () => {
    const [label, first] = [
      'Simple majority (first past the post).',
      'The candidate with the most votes wins.',
    ];
    const contrast = 'On the other hand, a winner may represent only a minority.';
    const quick = `It gives quick results${' in every part of the country'.repeat(8)}.`;
    const units = unitsIn(`- ${label} ${first} ${quick} ${contrast}\n- Absolute majority.`);
    expect(units[0]?.text).toBe(`${label} ${first}`);
    expect(units[2]?.text).toBe(contrast);
    expect(units[2]?.after).toBe(units[1]);
  });

  test('keep the small letter of a sign before its formula', () => {
    expect(pointsIn('pH is a measure of acidity.\n\npH = −log[H+] in every solution')).toContain(
      'pH = −log[H+] in every solution',
    );
  });

  test('include a short equation on a line of its own', () => {
    expect(pointsIn('The power in both coils is the same.\n\nIpVp = IsVs')).toContain('IpVp = IsVs');
  });

  test('join the rest of a sum with its beginning', () => {
    expect(pointsIn('The balance in the statement is N41,300 + N8,500\n\n= N49,800.')).toHaveLength(1);
  });

  test("don't join a lecturer's question to what was said before", () => {
    const passage = { kind: 'paragraph', section: 0, page: undefined, speech: 'whole' } as const;
    const texts = [
      'The family teaches language and habits.',
      'It comes first of all.',
      'What are the other agents?',
    ];
    const units = unitsOf({
      language: 'en',
      sections: [{ heading: null, level: 1, page: undefined }],
      passages: texts.map((text) => ({ ...passage, text })),
    });
    expect(pointsOf(units, LONG).map(({ text }) => text)).toEqual([`${texts[0]} ${texts[1]}`]);
  });
});

describe('points', () => {
  const text =
    'Sandy soil holds little of the rain water, and it loses the nutrients of plants to every rain.';

  test('give a sentence back as it was if all its parts were chosen', () => {
    expect(unitsIn(text)).toHaveLength(2);
    expect(pointsIn(text)).toEqual([text]);
  });

  test('end with a full stop if the end of the sentence was left out', () => {
    expect(pointsOf(unitsIn(text).slice(0, 1), LONG).map(({ text: point }) => point)).toEqual([
      'Sandy soil holds little of the rain water.',
    ]);
  });

  test('leave out a sentence that would make them too long', () => {
    const [first] = ['The Hausa traded in leather.'];
    expect(pointsIn(`${first} They sold it in Kano.`, 40)).toEqual([first]);
  });
});
