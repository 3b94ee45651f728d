/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * `engine/training/cards` by `npm run train:cards`, which writes this file.
 */
export const BIAS = 0.97;

const ENTRIES = `
alone:0.13;answer and:-0.11;answer and label:0.16;answer and other:0.03;answer and what do:0.23;
answer and what happened:0.15;answer and what is:-0.20;answer and what is meant:-0.04;answer and who:0.11;
answer and why:-0.06;answer bare:0.13;answer because:-0.10;answer bracket:-0.35;answer clause:-0.28;
answer colon:0.29;answer ends ADJ:-0.09;answer ends ADP:0.16;answer ends ADV:-0.38;answer ends NOUN:0.13;
answer ends NUM:0.58;answer ends PRON:-0.12;answer ends PROPN:0.06;answer ends SYM:-0.16;
answer ends VERB:-0.19;answer figure:-0.67;answer figure gap:0.09;answer figure label:0.08;
answer figure other:0.18;answer figure what do:-0.40;answer figure what is:-0.15;
answer figure what is meant:-0.62;answer figure when:0.08;answer name:-0.24;answer name label:-0.15;
answer name name:0.24;answer name what did:0.07;answer name what do:-0.18;answer name what happened:-0.21;
answer name what is meant:-0.16;answer name what was:-0.14;answer name who:0.20;answer name why:-0.03;
answer of:-0.07;answer opens ADJ:-0.16;answer opens ADP:-0.18;answer opens ADV:0.32;answer opens DET:0.36;
answer opens NOUN:-0.16;answer opens NUM:0.24;answer opens PROPN:-0.10;answer opens SCONJ:0.04;
answer opens VERB:-0.11;answer owns:0.18;answer refers:0.10;answer refers label:0.19;answer refers other:0.13;
answer refers what is:0.16;answer refers what is meant:-0.11;answer refers why:0.10;answer resolved:-0.04;
answer semicolon:0.15;answer sequence:0.33;answer sign:-0.27;answer specifies:0.41;
answer specifies label:0.04;answer specifies what are:0.16;answer specifies what do:0.03;
answer specifies what happened:0.19;answer specifies what is:0.40;answer specifies what is meant:0.17;
answer specifies what was:0.03;answer specifies when:0.04;answer specifies who:0.10;
answer specifies why:-0.31;answer torn:-0.03;answer words 1:0.16;answer words 12:0.33;answer words 19:-0.27;
answer words 2:-0.15;answer words 28:0.05;answer words 4:-0.22;answer words 7:0.11;asked words 12:0.33;
asked words 2:0.19;asked words 4:-0.22;asked words 7:-0.29;asks gap:-0.18;asks how many:0.22;asks label:-0.21;
asks other:0.30;asks what did:-0.39;asks what do:-0.21;asks what happened:0.10;asks what happens:-0.15;
asks what is:0.74;asks what is meant:-0.09;asks what is the difference:-0.14;asks what is the formula:0.34;
asks what was:-0.04;asks what were:-0.08;asks when:0.15;asks who:0.21;asks why:-0.14;
gap after preposition:0.27;gap bare figure:-0.05;gap figure:0.19;gap first:0.40;gap last:0.09;
gap listed other:-0.06;gap listed word:0.08;gap name:-0.40;gap often:0.19;gap word:-0.27;gap year:-0.11;
in formula:0.08;in item:-0.45;in paragraph:0.15;in row:0.45;in speech:-0.22;kind cause:0.08;kind cloze:-0.19;
kind date:0.14;kind difference:-0.09;kind effect:-0.60;kind formula:0.34;kind list:0.31;kind person:0.06;
kind statement:-0.03;left few:0.16;left many:-0.03;left none:0.38;maker action:-0.41;maker apposition:-0.22;
maker case:-0.04;maker deed:0.11;maker definition:0.31;maker difference:-0.09;maker entry:0.09;
maker enumeration:-0.05;maker formula:0.20;maker gap:-0.18;maker naming:-0.21;maker row:0.31;
maker stated:0.23;maker statement:0.29;overlap half:0.31;overlap some:0.23;question bare:-0.49;
question bare once:0.18;question comma:-0.16;question ends ADJ:-0.62;question ends ADV:0.16;
question ends AUX:0.13;question ends NOUN:0.32;question ends NUM:-0.09;question ends PRON:-0.18;
question ends PROPN:0.09;question ends VERB:0.18;question ends X:0.11;question figure:-0.13;
question mark:-0.54;question name gap:0.13;question name label:0.31;question name other:0.21;
question name what did:-0.29;question name what do:-0.35;question name what happened:0.12;
question name what is:0.10;question name what was:0.14;question name what were:-0.08;question name when:-0.06;
question name who:0.12;question name why:-0.38;question opens ADV:0.19;question opens DET:-0.23;
question opens PRON:0.21;question opens PROPN:0.33;question opens VERB:-0.40;question opens X:0.40;
question owns:0.22;question refers:-0.32;question sequence:-0.24;question verb pair:0.32;term adjective:-0.18;
term article a:0.05;term article an:0.11;term article none:0.33;term article the:-0.36;term listed long:0.26;
term listed unknown:0.09;term listed word:-0.23;term name:-0.07;term of:0.09;term the single:-0.06;
term times 1:-0.26;term times 2:0.26;term times 4:0.12;term topic:-0.07;term words 1:-0.13;term words 2:0.36;
term words 3:0.06;term words 4:-0.16;weight 10:0.36;weight 3:-1.20;weight 4:-0.21;weight 5:-0.06;
weight 6:-0.09;weight 7:0.66;weight 8:0.33;weight 9:0.21;
`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\n]+):([-.\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
