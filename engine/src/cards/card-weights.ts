/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * `engine/training/cards` by `npm run train:cards`, which writes this file.
 */
export const BIAS = 1.07;

const ENTRIES = `
answer and:-0.05;answer and label:0.14;answer and what do:0.19;answer and what happened:0.14;
answer and what is:-0.21;answer and what is meant:-0.08;answer and who:0.11;answer and why:-0.06;
answer bare:0.11;answer because:-0.13;answer bracket:-0.39;answer clause:-0.32;answer colon:0.39;
answer ends ADJ:-0.09;answer ends ADP:0.15;answer ends ADV:-0.38;answer ends NOUN:0.17;answer ends NUM:0.56;
answer ends PRON:-0.11;answer ends SYM:-0.18;answer ends VERB:-0.13;answer figure:-0.72;
answer figure gap:0.09;answer figure label:0.10;answer figure other:0.19;answer figure what do:-0.39;
answer figure what is:-0.14;answer figure what is meant:-0.60;answer figure when:0.10;answer name:-0.31;
answer name name:0.25;answer name other:0.03;answer name what did:0.08;answer name what do:-0.16;
answer name what happened:-0.22;answer name what is meant:-0.16;answer name what was:-0.13;
answer name who:0.23;answer of:-0.07;answer opens ADP:-0.19;answer opens ADV:0.26;answer opens DET:0.34;
answer opens NOUN:-0.05;answer opens NUM:0.24;answer opens PRON:-0.04;answer opens PROPN:-0.05;
answer opens SCONJ:0.05;answer opens VERB:-0.15;answer owns:0.21;answer refers:0.04;answer refers label:0.21;
answer refers other:0.14;answer refers what is:0.16;answer refers what is meant:-0.10;answer refers why:0.12;
answer resolved:-0.19;answer semicolon:0.15;answer sequence:0.31;answer sign:-0.23;answer specifies:0.43;
answer specifies what are:0.15;answer specifies what happened:0.18;answer specifies what is:0.41;
answer specifies what is meant:0.15;answer specifies what was:0.03;answer specifies when:0.05;
answer specifies who:0.10;answer specifies why:-0.31;answer torn:-0.05;answer words 1:0.18;
answer words 12:0.38;answer words 19:-0.27;answer words 2:-0.19;answer words 28:0.03;answer words 4:-0.22;
answer words 7:0.09;asked words 12:0.43;asked words 4:-0.22;asked words 7:-0.19;asks explain:-0.58;
asks gap:-0.19;asks how many:0.21;asks label:-0.09;asks name:0.03;asks other:0.28;asks what are:0.12;
asks what did:-0.40;asks what do:-0.25;asks what happened:0.06;asks what happens:-0.06;asks what is:0.74;
asks what is meant:-0.13;asks what is the difference:-0.14;asks what is the formula:0.33;asks what was:-0.04;
asks what were:-0.09;asks when:0.18;asks who:0.21;asks why:-0.13;gap after preposition:0.27;
gap bare figure:-0.04;gap figure:0.21;gap first:0.41;gap last:0.08;gap listed word:0.05;gap name:-0.41;
gap often:0.17;gap word:-0.29;gap year:-0.11;in formula:0.08;in item:-0.45;in paragraph:0.15;in row:0.43;
in speech:-0.22;kind cause:0.09;kind cloze:-0.20;kind date:0.15;kind difference:-0.09;kind effect:-0.59;
kind formula:0.33;kind list:0.29;kind person:0.07;kind statement:-0.07;left few:0.15;left none:0.33;
maker action:-0.38;maker apposition:-0.22;maker case:-0.09;maker deed:0.10;maker definition:0.35;
maker difference:-0.09;maker entry:0.10;maker enumeration:-0.06;maker formula:0.19;maker gap:-0.19;
maker naming:-0.22;maker row:0.29;maker stated:0.23;maker statement:0.29;overlap half:0.26;overlap some:0.25;
question bare:-0.52;question bare once:0.19;question ends ADJ:-0.68;question ends ADP:-0.03;
question ends ADV:0.14;question ends AUX:0.13;question ends NOUN:0.23;question ends NUM:-0.11;
question ends PRON:-0.20;question ends PROPN:0.09;question ends VERB:0.15;question ends X:0.10;
question figure:-0.10;question mark:-0.50;question name:-0.04;question name gap:0.12;question name label:0.35;
question name other:0.20;question name what did:-0.30;question name what do:-0.34;
question name what happened:0.08;question name what is:0.10;question name what was:0.13;
question name what were:-0.09;question name when:-0.05;question name who:0.13;question name why:-0.38;
question opens ADV:0.19;question opens DET:-0.18;question opens PRON:0.26;question opens PROPN:0.37;
question opens VERB:-0.59;question opens X:0.41;question owns:0.20;question refers:-0.32;
question sequence:-0.27;question verb pair:0.31;term adjective:-0.19;term article a:0.04;term article an:0.10;
term article none:0.31;term article the:-0.33;term listed long:0.22;term listed unknown:0.13;
term listed word:-0.23;term of:0.06;term plural:0.05;term the single:-0.08;term times 1:-0.27;
term times 2:0.26;term times 4:0.13;term topic:-0.07;term words 1:-0.10;term words 2:0.30;term words 3:0.11;
term words 4:-0.18;weight 10:0.40;weight 3:-1.21;weight 4:-0.22;weight 5:-0.06;weight 6:-0.11;weight 7:0.63;
weight 8:0.36;weight 9:0.21;
`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\n]+):([-.\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
