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
      'Le contrôle des prix a pour but de protéger les consommateurs, mais il provoque des pénuries.',
      'Quel est le but du contrôle des prix ? → Protéger les consommateurs.',
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
    [
      'La ville attire les ruraux : l’exode fait naître des bidonvilles, c’est-à-dire des quartiers d’habitations précaires.',
      'Que sont les bidonvilles ? → Des quartiers d’habitations précaires.',
    ],
    ['L’irrigation consiste à apporter de l’eau.', 'En quoi consiste l’irrigation ? → À apporter de l’eau.'],
    [
      'Mansa Musa était le roi du Mali au temps de sa plus grande richesse.',
      'Qui était Mansa Musa ? → Le roi du Mali au temps de sa plus grande richesse.',
    ],
    [
      'Il existe deux types de montages : le montage en série et le montage en dérivation.',
      'Il existe deux types de montages. Pouvez-vous les citer ? → Le montage en série et le montage en dérivation.',
    ],
    [
      'L’appareil respiratoire comprend le nez, la trachée et les poumons.',
      'Que comprend l’appareil respiratoire ? → Le nez, la trachée et les poumons.',
    ],
    ['Le fusible sert à protéger l’installation.', 'À quoi sert le fusible ? → À protéger l’installation.'],
    [
      'Les globules rouges ont pour rôle de fixer l’oxygène.',
      'Quel est le rôle des globules rouges ? → Fixer l’oxygène.',
    ],
    ['L’érosion est due au déboisement.', 'À quoi est due l’érosion ? → Au déboisement.'],
    [
      'La colonisation s’explique par la recherche de débouchés.',
      'Comment s’explique la colonisation ? → Par la recherche de débouchés.',
    ],
    [
      'L’humus provient de la décomposition des feuilles.',
      'De quoi provient l’humus ? → De la décomposition des feuilles.',
    ],
    [
      'Si la résistance augmente, l’intensité du courant diminue.',
      'Que se passe-t-il si la résistance augmente ? → L’intensité du courant diminue.',
    ],
    [
      'L’inspiration est active, tandis que l’expiration est passive.',
      'Quelle est la différence entre l’inspiration et l’expiration ? → L’inspiration est active, tandis que l’expiration est passive.',
    ],
    [
      'L’oxygène a été découvert par Joseph Priestley.',
      'Par qui est-ce que l’oxygène a été découvert ? → Par Joseph Priestley.',
    ],
    [
      'La température diminue avec l’altitude.',
      'Comment varie la température ? → La température diminue avec l’altitude.',
    ],
    ['La formule de la vitesse est v = d / t.', 'Quelle est la formule de la vitesse ? → V = d / t.'],
  ])('made from "%s" asks "%s"', (text, card) => {
    expect(cardsOf(`${FRENCH}\n\n${text}`)).toContain(card);
  });

  test.each([
    'Cette période est une époque de grands changements.',
    'Elle a été lancée en 2007 par l’Union africaine.',
    'Le 14 juillet, les Parisiens prennent la Bastille.',
    'La polygamie est le thème principal.',
    'Cette maladie est due à un virus très contagieux.',
    'S’il refuse cette offre, elle le quitte.',
    'Le choix est provocateur, car ce mot était une insulte.',
    'En 1935, ils participent au journal L’Étudiant noir.',
    'C’est un mouvement né à Paris en 1930 parmi des étudiants.',
    'Les temps du passé : le passé composé et l’imparfait.',
    'Verbes pronominaux : je me suis levé de bonne heure.',
    'La négation entoure l’auxiliaire : il n’a pas compris la leçon.',
    'Atouts : des sols variés et deux récoltes de maïs par an.',
    'Comparez : à cette époque il habitait à Lomé.',
    'Travail à faire : relever cinq images dans le poème.',
  ])('is not made from "%s", which needs other words', (text) => {
    expect(cardsOf(`${FRENCH}\n\n${text}`)).toEqual([]);
  });
});

test.each([
  ['what sets homework', 'Iṣẹ́ àmúrelé: kọ orúkọ àmútọ̀runwá márùn-ún.'],
  ['a sentence', 'Oríṣi mẹ́ta ló wọ́pọ̀: ìgbéyàwó ṣọ́ọ̀ṣì àti ìgbéyàwó kóòtù.'],
  ['what leads to a list', 'Ìdána: ohun tí wọ́n ń kó wá ní ìtumọ̀:'],
])('a Yoruba label is no term if it is %s', (_, text) => {
  expect(makeCards({ ...readSource([{ text }]), language: 'other' as const }, 5)).toEqual([]);
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
