/** Right keys, in the words of the texts and in other words. */
import { about, choice, claim, type GoldenKey, gap, match, short } from './key.ts';

export const RIGHT_KEYS: readonly GoldenKey[] = [
  ...about(
    'enzymes.md',
    [
      'An enzyme is',
      choice(
        'What is an enzyme?',
        'A protein that speeds up a chemical reaction without being used up',
        'The substance on which an enzyme acts',
        'The part of an enzyme into which the substrate fits',
      ),
    ],
    [
      'The substance on which',
      choice(
        'What is the substance on which an enzyme acts called?',
        'Substrate',
        'Active site',
        'Product',
        'Catalyst',
      ),
    ],
    ['Pepsin works best', claim('Pepsin works best at pH 2.', true)],
    [
      'Lipase breaks down',
      choice('Which enzyme breaks down fats?', 'Lipase', 'Amylase', 'Trypsin', 'Pepsin'),
    ],
    ['Most human enzymes', gap('Most human enzymes work best at about _____.', '37 °C')],
    [
      'Lactase deficiency',
      claim(
        'Lactase deficiency causes bloating after eating fats.',
        false,
        'Lactase deficiency causes bloating after drinking milk.',
      ),
    ],
    [
      'A denatured enzyme',
      short(
        'Why can a denatured enzyme not bind its substrate?',
        'Because its active site has changed shape',
      ),
    ],
  ),
  ...about(
    'rivers.md',
    [
      'Solution is the dissolving',
      choice(
        'Which term means “the dissolving of rocks such as limestone”?',
        'Solution',
        'Attrition',
        'Abrasion',
        'Hydraulic action',
      ),
    ],
    [
      'The Niger rises',
      gap('The Niger rises in the Fouta Djallon highlands of Guinea and is about _____ km long.', '4,180'),
    ],
    [
      'Mouth: the place',
      match('Match each term with its meaning.', {
        Source: 'The place where a river begins',
        Mouth: 'The place where a river enters the sea or a lake',
        Confluence: 'The point at which two rivers meet',
      }),
    ],
    ['Pebbles are bounced', claim('Pebbles are bounced along by saltation.', true)],
    [
      'Deltas form where',
      choice(
        'Where do deltas form?',
        'Where the sea has weak tides and currents',
        'Where a band of hard rock lies over soft rock',
        'Where the valley is steep',
      ),
    ],
    ['The deep pool below', gap('The term for “the deep pool below a waterfall” is _____.', 'plunge pool')],
    [
      'A meander is',
      claim('A delta is a large bend in a river.', false, 'A meander is a large bend in a river.'),
    ],
    [
      'When a flood cuts',
      short(
        'What happens when a flood cuts through the neck of a meander?',
        'The old bend is left as an oxbow lake',
      ),
    ],
  ),
  ...about(
    'circulation.md',
    [
      'Arteries: vessels',
      choice('What carries blood away from the heart?', 'Arteries', 'Veins', 'Capillaries'),
    ],
    [
      'The pulmonary artery is',
      claim('The pulmonary artery is the only artery that carries deoxygenated blood.', true),
    ],
    [
      'The tricuspid valve lies',
      choice(
        'Which valve lies between the right atrium and the right ventricle?',
        'Tricuspid valve',
        'Bicuspid valve',
        'Mitral valve',
      ),
    ],
    [
      'It has four chambers',
      choice(
        'The heart has four chambers. Which of these is not one of them?',
        'Plasma',
        'Right atrium',
        'Left atrium',
        'Left ventricle',
      ),
    ],
    [
      'Blood consists of',
      short('What does blood consist of?', 'Plasma', 'Red blood cells', 'White blood cells', 'Platelets'),
    ],
    [
      'Plasma is a pale',
      gap('Plasma is a pale yellow liquid that makes up about _____ of the blood.', '55%'),
    ],
    [
      'The septum is',
      claim('The septum is the wall that separates the right side of the heart from the left side.', true),
    ],
  ),
  ...about(
    'inflation.txt',
    ['Zimbabwe suffered', gap('Zimbabwe suffered hyperinflation in _____.', '2008')],
    [
      'Fiscal policy is',
      choice(
        'What is the use of government spending and taxation called?',
        'Fiscal policy',
        'Monetary policy',
        'Price control',
      ),
    ],
    [
      'Savers lose because',
      choice(
        'Why do savers lose?',
        'Because the real value of their savings falls',
        'Because they repay loans with money that is worth less',
        'Because workers demand higher wages',
      ),
    ],
    [
      'The Phillips curve',
      claim('The Phillips curve shows an inverse relationship between inflation and unemployment.', true),
    ],
    [
      'A.W. Phillips published',
      claim('A.W. Phillips published it in 1970.', false, 'A.W. Phillips published it in 1958.'),
    ],
    [
      'Inflation rate = (CPI',
      choice(
        'What is the formula for inflation rate?',
        'Inflation rate = (CPI this year − CPI last year) / CPI last year × 100',
        'Inflation rate = (CPI this year + CPI last year) / CPI last year × 100',
        'Inflation rate = (CPI last year − CPI this year) / CPI last year × 100',
      ),
    ],
  ),
  ...about(
    'zakat.txt',
    [
      'Nisab is the minimum',
      choice(
        'Which term means “the minimum amount of wealth on which Zakat must be paid”?',
        'Nisab',
        'Hawl',
        'Sadaqah',
      ),
    ],
    [
      'Hawl is the period',
      claim(
        'Nisab is the period of one lunar year, about 354 days, for which the wealth must be kept.',
        false,
        'Hawl is the period of one lunar year, about 354 days, for which the wealth must be kept.',
      ),
    ],
    ['For farm produce', gap('For farm produce the nisab is five wasqs, which is about _____.', '653 kg')],
  ),
  ...about(
    'transformers.txt',
    [
      'Michael Faraday',
      choice(
        'Who discovered electromagnetic induction in 1831?',
        'Michael Faraday',
        'Joseph Henry',
        'Isaac Newton',
      ),
    ],
    [
      'A transformer consists',
      short('What does a transformer consist of?', 'Primary coil', 'Secondary coil', 'Iron core'),
    ],
    [
      'Iron loss is',
      claim(
        'Copper loss is the sum of hysteresis loss and eddy current loss.',
        false,
        'Iron loss is the sum of hysteresis loss and eddy current loss.',
      ),
    ],
  ),
  ...about(
    'poultry.txt',
    [
      'A pullet is',
      choice(
        'What is a young female chicken that has not started to lay?',
        'Pullet',
        'Layer',
        'Cockerel',
        'Capon',
      ),
    ],
    ['A capon is', gap('The term for “a castrated male chicken” is _____.', 'capon')],
    [
      'Chicken: Incubation period (days): 21',
      match('Match each bird with its incubation period in days.', {
        Chicken: '21',
        Turkey: '28',
        Quail: '17',
      }),
    ],
    [
      'Candling is',
      claim('Candling is the examination of eggs with a light to find the infertile ones.', true),
    ],
  ),
  ...about(
    'evidence-law.txt',
    [
      'In civil cases it is',
      choice(
        'What is the standard of proof in civil cases?',
        'Proof on the balance of probabilities',
        'Proof beyond reasonable doubt',
        'The presumption of innocence',
      ),
    ],
    ['Primary evidence of', claim('Primary evidence of a document is the document itself.', true)],
    [
      'Real evidence',
      choice(
        'Types of evidence: which of these fits this description: “material objects such as a knife or a bloodstained shirt”?',
        'Real evidence',
        'Oral evidence',
        'Documentary evidence',
      ),
    ],
  ),
  ...about(
    'contract-law.txt',
    [
      'The postal rule',
      short(
        'What does the postal rule provide?',
        'That acceptance by post takes effect when the letter is posted',
      ),
    ],
    [
      'In Carlill v. Carbolic',
      choice(
        'Which case held that an advertisement could be an offer to the whole world?',
        'Carlill v. Carbolic Smoke Ball Co.',
        'Fisher v. Bell',
        'Hyde v. Wrench',
      ),
    ],
  ),
];
