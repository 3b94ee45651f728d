import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';

/** A French text long enough for its language to be recognised. */
const FRENCH =
  'Les plantes vertes ont besoin de lumière et de chaleur pour vivre dans le sol des champs et des forêts.';

function cardsOf(text: string): string[] {
  return makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);
}

describe('a French card', () => {
  test.each([
    [
      'Un volcan est une ouverture de la croûte terrestre.',
      'Qu’est-ce qu’un volcan ? → Une ouverture de la croûte terrestre.',
    ],
    [
      'On appelle bénéfice la différence entre les recettes et les coûts.',
      'Qu’appelle-t-on bénéfice ? → La différence entre les recettes et les coûts.',
    ],
    [
      'La couche d’air autour de la Terre s’appelle l’atmosphère.',
      'Comment s’appelle la couche d’air autour de la Terre ? → L’atmosphère.',
    ],
    [
      'Le baobab résiste à la sécheresse grâce à son tronc épais.',
      'Pourquoi est-ce que le baobab résiste à la sécheresse ? → Grâce à son tronc épais.',
    ],
    [
      'Le climat tropical a deux saisons : une saison sèche et une saison des pluies.',
      'Le climat tropical a deux saisons. Pouvez-vous les citer ? → Une saison sèche et une saison des pluies.',
    ],
    [
      'La République est proclamée le 21 septembre 1792.',
      'Quand est-ce que la République est proclamée ? → Le 21 septembre 1792.',
    ],
    ['La formule de la vitesse est v = d / t.', 'Quelle est la formule de la vitesse ? → V = d / t.'],
  ])('made from "%s" asks "%s"', (text, card) => {
    expect(cardsOf(`${FRENCH}\n\n${text}`)).toContain(card);
  });

  test.each([
    'Cette période est une époque de grands changements.',
    'Elle a été lancée en 2007 par l’Union africaine.',
    'Le 14 juillet, les Parisiens prennent la Bastille.',
  ])('is not made from "%s", which needs other words', (text) => {
    expect(cardsOf(`${FRENCH}\n\n${text}`)).toEqual([]);
  });
});

test.each([
  ['Yoruba', 'Sobìyà jẹ́ àrùn tí aràn ń fà.', 'Kí ni Sobìyà? → àrùn tí aràn ń fà'],
  ['Igbo', 'Igbo-Ukwu bụ obodo dị na Steeti Anambra.', 'Gịnị bụ Igbo-Ukwu? → obodo dị na Steeti Anambra'],
  ['Chinese', '叶绿素是吸收光能的绿色色素。', '什么是叶绿素？ → 吸收光能的绿色色素'],
  [
    'Arabic',
    'دورة الماء هي حركة الماء المستمرة بين الأرض والجو.',
    'ما دورة الماء؟ → حركة الماء المستمرة بين الأرض والجو',
  ],
])('a definition in %s is asked in its own language', (_, text, card) => {
  const sentence = `${text} `.repeat(1);
  const source = { ...readSource([{ text: sentence }]), language: 'other' as const };
  expect(makeCards(source, 5).map(({ front, back }) => `${front} → ${back.replace(/\.$/, '')}`)).toEqual([
    card,
  ]);
});
