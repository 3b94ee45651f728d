import { readFileSync } from 'node:fs';
import { barChart, cellSketch, lineChart, triangle } from './files/diagrams.ts';
import { docx } from './files/docx.ts';
import { FILM_SPEED, freeFall, pendulum } from './files/films.ts';
import { jpg } from './files/jpg.ts';
import { mp4 } from './files/mp4.ts';
import { pdf } from './files/pdf.ts';
import type { Picture } from './files/picture.ts';
import { png } from './files/png.ts';
import { pptx } from './files/pptx.ts';
import { type Section, sectionsOf } from './files/sections.ts';
import type { Shared } from './vault-list.ts';

const DIAGRAMS: Readonly<Record<string, () => Picture>> = {
  'animal-cell': cellSketch,
  pythagoras: triangle,
  'demand-supply': () =>
    lineChart({
      ...{ title: 'Demand and supply', across: 'Quantity', up: 'Price' },
      lines: [
        { name: 'Demand', points: along(0.1, 0.9, 0.9, 0.1) },
        { name: 'Supply', points: along(0.1, 0.1, 0.9, 0.85) },
      ],
    }),
  'velocity-time': () =>
    lineChart({
      ...{ title: 'Velocity and time', across: 'Time', up: 'Velocity' },
      lines: [{ name: 'Car', points: [...along(0, 0, 0.3, 0.8), ...along(0.7, 0.8, 1, 0)] }],
    }),
  census: () => {
    const bars = [bar('1963', 55.7), bar('1991', 89), bar('2006', 140.4)];
    return barChart({ title: 'Census of Nigeria', unit: 'Million people', bars });
  },
  'ph-scale': () => {
    const bars = [bar('Lemon', 2), bar('Tomato', 4), bar('Water', 7), bar('Sea', 8), bar('Soap', 10)];
    return barChart({ title: 'pH of common liquids', unit: 'pH, about', bars });
  },
  rivers: () => {
    const bars = [bar('Nile', 6650), bar('Congo', 4700), bar('Niger', 4180), bar('Benue', 1400)];
    return barChart({ title: 'Rivers of Africa', unit: 'km, about', bars });
  },
  air: () => {
    const bars = [bar('Nitrogen', 78), bar('Oxygen', 21), bar('Argon', 0.9)];
    return barChart({ title: 'What air consists of', unit: '% of dry air', bars });
  },
};

const FILMS: Readonly<Record<string, () => Picture[]>> = { 'free-fall': freeFall, pendulum };

/** The text of a note or document, in Markdown. */
export function noteOf(slug: string): string {
  return readFileSync(new URL(`texts/${slug}.md`, import.meta.url), 'utf8').trim();
}

/** The bytes of a demo item's file, always the same; null for a note. */
export async function fileOf({ type, slug, title, by }: Shared): Promise<Buffer | null> {
  switch (type) {
    case 'note':
      return null;
    case 'pdf':
      return pdf(title, by.name, sections(slug));
    case 'docx':
      return docx(title, sections(slug));
    case 'pptx':
      return pptx(title, by.name, sections(slug));
    case 'png':
      return png(made(DIAGRAMS, slug));
    case 'jpg':
      return jpg(made(DIAGRAMS, slug));
    case 'mp4':
      return mp4(made(FILMS, slug), FILM_SPEED);
  }
}

function sections(slug: string): Section[] {
  return sectionsOf(noteOf(slug));
}

function made<T>(makers: Readonly<Record<string, () => T>>, slug: string): T {
  const make = makers[slug];
  if (!make) throw new Error(`nothing is drawn by the name ${slug}`);
  return make();
}

function along(x: number, y: number, toX: number, toY: number) {
  return [[x, y] as const, [toX, toY] as const];
}

function bar(name: string, value: number) {
  return [name, value] as const;
}
