/** Cards for the decks of students in the journeys, as front and back. */
export const SCIENCE_CARDS: readonly (readonly [front: string, back: string])[] = [
  ['Which organelle controls the cell?', 'Nucleus'],
  ['Which organelle makes proteins?', 'Ribosome'],
  ['Which organelle releases energy?', 'Mitochondrion'],
  ['Which organelle makes food in plants?', 'Chloroplast'],
  ['Which organelle stores cell sap?', 'Vacuole'],
  ['Which organelle packs proteins?', 'Golgi body'],
  ['Osmosis', 'The movement of water through a membrane'],
  ['Diffusion', 'The spreading of particles from a high to a low concentration'],
  ['Catalyst', 'A substance that speeds up a reaction'],
  ['Enzyme', 'A catalyst made by a living cell'],
];
