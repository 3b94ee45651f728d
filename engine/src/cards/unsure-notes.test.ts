import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

const frontsOf = (text: string) => makeDeck(readSource([{ text }]), 30).map(({ front }) => front);

/** Notes whose form suggests a card that would be wrong. */
test.each([
  [
    'a sentence that begins an explanation is no meaning of its label',
    '# How urine is formed\n\nUltrafiltration: The afferent arteriole which enters the glomerulus is wider than the efferent arteriole. Because of this, the blood is under high pressure.\n\nSecretion: The cells of the distal tubule add hydrogen ions, potassium ions and some drugs to the fluid.',
    /ultrafiltration|secretion/,
  ],
  [
    'the figures of a worked example are not asked for',
    '# Suspense accounts\n\nWorked example\n\nJournal                        Dr ₦      Cr ₦\n(i)   Suspense                     5,000\n          Sales                              5,000\n(ii)  Discount received            1,450\n         Suspense                              1,450\n',
    /figures/,
  ],
  [
    'a row that a number names is not asked for',
    '# Normalisation\n\n| matric | name | course | lecturer |\n|---|---|---|---|\n| 001 | Bello | CSC104 | Dr Eze |\n| 002 | Ada | CSC104 | Dr Eze |\n| 003 | Ojo | MTH101 | Dr Ojo |',
    /row/,
  ],
  [
    'a commission is not taken for a person',
    '# Rights\n\n- Willink Commission, 1957, on fears of minorities\n- Commission sits in Banjul, The Gambia; the Court is in Arusha, Tanzania',
    /^Who/,
  ],
  [
    'a rule of thumb is no formula',
    "# Induction\n\nDirection is given by Fleming's RIGHT hand rule: thumb = motion, first finger = field, second finger = induced current.",
    /formula/,
  ],
  [
    'what led a force is not what it did',
    "# The jihad\n\nIn June 1804 a small force led by his brother Abdullahi defeated Yunfa's much larger army at Tabkin Kwatto.",
    /lead by/,
  ],
  [
    'a list whose heading lost its noun is not asked for',
    '# Types of constitution\n\n## Written and unwritten\n\nMerits of written:\n- Citizens can easily refer to it and know their rights\n- It checks arbitrary rule\n- It is suitable for a federal state',
    /written\./,
  ],
])('%s', (_, text, question) => {
  expect(frontsOf(text).filter((front) => question.test(front))).toEqual([]);
});

test('a row may be of a year', () => {
  const fronts = frontsOf(
    '# Constitutions\n\n| Year | Constitution | What was new |\n|---|---|---|\n| 1922 | Clifford | the elective principle |\n| 1946 | Richards | three regions with councils |\n| 2011 | Third alteration | the National Industrial Court |',
  );
  expect(fronts).toContain('Constitutions. Complete the row “1922”: constitution, what was new.');
  expect(fronts).toContain('Constitutions. Complete the row “2011”: constitution, what was new.');
});

test('notes in French that only list things, and titles in capitals, mean nothing', () => {
  const fronts = frontsOf(
    "GÉOGRAPHIE\nLE SAHEL : un milieu fragile\n\nLe climat sahélien est un climat tropical sec. Il a deux saisons bien marquées dans l'année.\n\na) L'agriculture : mil, sorgho, niébé, arachide. Le mil supporte mieux la sécheresse que le maïs.\n\nb) La mousson : un vent humide venu du golfe de Guinée.",
  );
  expect(fronts.join()).not.toMatch(/SAHEL|agriculture/);
  expect(fronts.join()).toContain('mousson');
});

test('a label in Yoruba that leads to a quotation has no meaning', () => {
  const fronts = frontsOf(
    'ÀṢÀ ÌSỌMỌLÓRÚKỌ\n\nOrúkọ ṣe pàtàkì púpọ̀ lójú Yorùbá.\n\nÒwe: "Ilé là ń wò kí a tó sọ ọmọ lórúkọ."\n\nOrúkọ àmútọ̀runwá: orúkọ tí ọmọ mú wá láti ọ̀run nítorí ọ̀nà tí ó gbà wáyé.',
  );
  expect(fronts.join()).not.toContain('Òwe');
  expect(fronts.join()).toContain('Orúkọ àmútọ̀runwá');
});
