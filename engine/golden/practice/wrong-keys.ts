/** Wrong keys: another option, a swapped fact, two right options, or what the text doesn't say. */
import { about, choice, claim, type GoldenKey, gap, match, short } from './key.ts';

export const WRONG_KEYS: readonly GoldenKey[] = [
  ...about(
    'enzymes.md',
    [
      'The substance on which',
      choice(
        'What is the substance on which an enzyme acts called?',
        'Active site',
        'Substrate',
        'Product',
        'Catalyst',
      ),
    ],
    ['Pepsin works best', claim('Pepsin works best at pH 8.', true)],
    [
      'A denatured enzyme',
      claim('A denatured enzyme cannot bind its substrate because its active site has changed shape.', false),
    ],
    [
      'Lipase breaks down',
      choice('Which enzyme breaks down fats?', 'Amylase', 'Lipase', 'Trypsin', 'Pepsin'),
    ],
    ['Most human enzymes', gap('Most human enzymes work best at about _____.', '45 °C')],
    // Both are enzymes.
    [
      'Amylase breaks down',
      choice('What breaks down food in the text?', 'Amylase', 'Lipase', 'Lactase deficiency'),
    ],
  ),
  ...about(
    'rivers.md',
    [
      'Solution is the dissolving',
      choice(
        'Which term means “the dissolving of rocks such as limestone”?',
        'Attrition',
        'Abrasion',
        'Solution',
        'Hydraulic action',
      ),
    ],
    [
      'The Niger rises',
      gap('The Niger rises in the Fouta Djallon highlands of Guinea and is about _____ km long.', '70,000'),
    ],
    [
      'Mouth: the place',
      match('Match each term with its meaning.', {
        Source: 'The place where a river enters the sea or a lake',
        Mouth: 'The place where a river begins',
        Confluence: 'The point at which two rivers meet',
      }),
    ],
    [
      'Erosion takes place',
      claim(
        'Deposition takes place on the outer bank, where the water flows fastest, and erosion on the inner bank.',
        true,
      ),
    ],
    [
      'A river erodes its bed',
      choice(
        'A river erodes its bed and banks in four ways. Which of these is not one of them?',
        'Attrition',
        'Hydraulic action',
        'Traction',
        'Abrasion',
      ),
    ],
    ['Pebbles are bounced', claim('Pebbles are bounced along by saltation.', false)],
  ),
  ...about(
    'circulation.md',
    [
      'Arteries: vessels',
      choice('What carries blood away from the heart?', 'Veins', 'Arteries', 'Capillaries'),
    ],
    [
      'The pulmonary artery is',
      claim('The pulmonary artery is the only artery that carries oxygenated blood.', true),
    ],
    ['The heart of an adult', gap('The heart of an adult at rest beats about _____ times per minute.', '55')],
    [
      'The tricuspid valve lies',
      choice(
        'Which valve lies between the right atrium and the right ventricle?',
        'Bicuspid valve',
        'Tricuspid valve',
        'Mitral valve',
      ),
    ],
    [
      'The wall of the left ventricle',
      short('Why is the wall of the left ventricle so thick?', 'It pumps blood only to the lungs'),
    ],
    // They are two names of one valve.
    [
      'The bicuspid valve, also',
      choice(
        'Which valve lies between the left atrium and the left ventricle?',
        'Bicuspid valve',
        'Mitral valve',
        'Tricuspid valve',
      ),
    ],
    [
      'Platelets are fragments',
      claim('Platelets are fragments of cells that help the blood to clot.', false),
    ],
    [
      'Veins: vessels',
      match('Match each blood vessel with its description.', {
        Arteries: 'Vessels that carry blood back to the heart',
        Veins: 'Vessels that carry blood away from the heart',
        Capillaries: 'The narrowest vessels, with walls one cell thick',
      }),
    ],
  ),
  ...about(
    'inflation.txt',
    ['Zimbabwe suffered', gap('Zimbabwe suffered hyperinflation in _____.', '1958')],
    [
      'Fiscal policy is',
      choice(
        'What is the use of government spending and taxation called?',
        'Monetary policy',
        'Fiscal policy',
        'Price control',
      ),
    ],
    ['Debtors gain', claim('Debtors lose since they repay loans with money that is worth less.', true)],
    [
      'Savers lose because',
      choice(
        'Why do savers lose?',
        'Because they repay loans with money that is worth less',
        'Because the real value of their savings falls',
        'Because workers demand higher wages',
      ),
    ],
    ['A single rise', claim('A single rise in the price of one good is inflation.', true)],
  ),
  ...about(
    'zakat.txt',
    ['Silver: nisab', gap('Silver: nisab _____ g, rate 2.5%.', '85')],
    ['The rate is 10%', choice('What is the rate on crops that the farmer irrigates?', '10%', '5%', '2.5%')],
    [
      'Farm produce needs',
      claim('Farm produce needs hawl, since Zakat on it is due on the day of harvest.', true),
    ],
  ),
  ...about(
    'transformers.txt',
    [
      'A step-up transformer',
      claim('A step-up transformer has more turns on the primary than on the secondary.', true),
    ],
    [
      'Michael Faraday',
      choice(
        'Who discovered electromagnetic induction in 1831?',
        'Joseph Henry',
        'Michael Faraday',
        'Isaac Newton',
      ),
    ],
    [
      'A transformer consists',
      short('What does a transformer consist of?', 'Primary coil', 'Secondary coil', 'Capacitor'),
    ],
  ),
  ...about(
    'poultry.txt',
    [
      'A pullet is',
      choice(
        'What is a young female chicken that has not started to lay?',
        'Layer',
        'Pullet',
        'Cockerel',
        'Capon',
      ),
    ],
    ['A capon is', gap('The term for “a castrated male chicken” is _____.', 'cockerel')],
    [
      'Chicken: Incubation period (days): 21',
      match('Match each bird with its incubation period in days.', {
        Chicken: '28',
        Turkey: '21',
        Quail: '17',
      }),
    ],
    // So do ducks.
    [
      'Turkey: Incubation period (days): 28',
      choice('Which bird has an incubation period of 28 days?', 'Turkey', 'Duck', 'Chicken', 'Quail'),
    ],
  ),
  ...about(
    'evidence-law.txt',
    [
      'In civil cases it is',
      choice(
        'What is the standard of proof in civil cases?',
        'Proof beyond reasonable doubt',
        'Proof on the balance of probabilities',
        'The presumption of innocence',
      ),
    ],
    ['Primary evidence of', claim('Primary evidence of a document is the document itself.', false)],
    ['it is contained mainly', gap('In Nigeria it is contained mainly in the Evidence Act _____.', '1945')],
  ),
  ...about(
    'contract-law.txt',
    ['Consideration must be', claim('Consideration must be adequate but need not be sufficient.', true)],
    [
      'In Carlill v. Carbolic',
      choice(
        'Which case held that an advertisement could be an offer to the whole world?',
        'Fisher v. Bell',
        'Carlill v. Carbolic Smoke Ball Co.',
        'Hyde v. Wrench',
      ),
    ],
  ),
];
