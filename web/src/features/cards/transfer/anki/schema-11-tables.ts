/** The tables of a collection of schema 11, and its settings, of which Anki refuses a package without any. */
import type { SqlValue } from 'sql.js';

/** Anki matches note types by id, so it must not change: a second import would add a second note type. */
export const NOTE_TYPE_ID = 1_763_000_000_001;
export const DECK_ID = 1_763_000_000_002;

/** Of settings that belong to no deck. */
const DEFAULT_ID = 1;

export const TABLES = `
  CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
    ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
    models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
  CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
    usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
    flags integer NOT NULL, data text NOT NULL);
  CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
    mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,
    ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,
    left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
  CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
    ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
    type integer NOT NULL);
  CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
  CREATE INDEX ix_notes_usn ON notes (usn);
  CREATE INDEX ix_notes_csum ON notes (csum);
  CREATE INDEX ix_cards_usn ON cards (usn);
  CREATE INDEX ix_cards_nid ON cards (nid);
  CREATE INDEX ix_cards_sched ON cards (did, queue, due);
  CREATE INDEX ix_revlog_usn ON revlog (usn);
  CREATE INDEX ix_revlog_cid ON revlog (cid);
`;

/** The only row of `col`. */
export function collectionRow(title: string, created: number, now: Date): Record<string, SqlValue> {
  const mod = Math.floor(now.getTime() / 1_000);
  const byId = (...items: { id: number }[]) =>
    JSON.stringify(Object.fromEntries(items.map((item) => [item.id, item])));
  return {
    ...{ id: 1, crt: created, mod: now.getTime(), scm: now.getTime(), ver: 11, dty: 0, usn: 0, ls: 0 },
    conf: JSON.stringify(CONFIG),
    models: byId(noteType(mod)),
    decks: byId(deck(DEFAULT_ID, 'Default', mod), deck(DECK_ID, title, mod)),
    dconf: byId(DECK_OPTIONS),
    tags: '{}',
  };
}

const CONFIG = {
  ...{
    nextPos: 1,
    estTimes: true,
    activeDecks: [DEFAULT_ID],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
  },
  ...{ addToCur: true, curDeck: DEFAULT_ID, newSpread: 0, dueCounts: true, collapseTime: 1_200, schedVer: 2 },
};

function noteType(mod: number) {
  const field = (name: string, ord: number) => ({
    ...{ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] },
  });
  return {
    ...{ id: NOTE_TYPE_ID, name: 'Akada', type: 0, mod, usn: -1, sortf: 0, did: DECK_ID, tags: [], vers: [] },
    flds: [field('Front', 0), field('Back', 1)],
    tmpls: [
      {
        ...{ name: 'Card 1', ord: 0, qfmt: '{{Front}}', did: null, bqfmt: '', bafmt: '' },
        afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}',
      },
    ],
    req: [[0, 'any', [0]]],
    css: '.card {\n  font-family: arial;\n  font-size: 20px;\n  text-align: center;\n}\n',
    latexPre:
      '\\documentclass[12pt]{article}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\begin{document}\n',
    latexPost: '\\end{document}',
  };
}

function deck(id: number, name: string, mod: number) {
  const none = [0, 0];
  return {
    ...{
      id,
      name,
      mod,
      usn: -1,
      desc: '',
      dyn: 0,
      conf: DEFAULT_ID,
      collapsed: false,
      browserCollapsed: false,
    },
    ...{ extendNew: 0, extendRev: 0, newToday: none, revToday: none, lrnToday: none, timeToday: none },
  };
}

const DECK_OPTIONS = {
  ...{
    id: DEFAULT_ID,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    timer: 0,
    autoplay: true,
    replayq: true,
  },
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2_500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};
