/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * `engine/training/cards` by `npm run train:cards`, which writes this file.
 */
export const BIAS = 0.93;

const ENTRIES = `
alone:-0.17;answer and:-0.15;answer and what are:-0.04;answer and what do:0.09;answer and what happened:0.18;
answer and what happens:-0.07;answer and what is meant:-0.12;answer and who:0.15;answer and why:-0.34;
answer bare:0.10;answer because:0.04;answer bracket:-0.52;answer colon:0.13;answer ends ADJ:0.09;
answer ends ADP:0.13;answer ends ADV:-0.24;answer ends DET:0.06;answer ends NOUN:0.05;answer ends NUM:0.27;
answer ends PRON:-0.12;answer ends SYM:-0.04;answer figure:-0.44;answer figure gap:0.04;
answer figure label:0.04;answer figure other:0.10;answer figure what do:-0.30;answer figure what is:0.05;
answer figure what is meant:-0.53;answer figure when:0.14;answer name:-0.29;answer name gap:0.30;
answer name label:-0.21;answer name name:0.15;answer name other:0.04;answer name what did:0.13;
answer name what do:-0.09;answer name what happened:-0.17;answer name what is:-0.20;
answer name what is meant:-0.33;answer name who:0.09;answer name why:0.06;answer opens ADJ:0.05;
answer opens ADP:-0.10;answer opens NUM:0.04;answer opens PART:0.23;answer opens PRON:0.20;
answer opens PROPN:0.07;answer opens SCONJ:-0.06;answer opens VERB:-0.19;answer owns:0.05;answer refers:-0.07;
answer refers label:0.17;answer refers other:0.07;answer refers what do:-0.21;
answer refers what happened:0.13;answer refers who:0.05;answer refers why:0.07;answer resolved:-0.23;
answer semicolon:0.18;answer sequence:-0.05;answer sign:-0.30;answer specifies:0.24;
answer specifies what are:0.14;answer specifies what did:0.10;answer specifies what do:-0.10;
answer specifies what happened:0.14;answer specifies what is:0.28;answer specifies what is meant:0.06;
answer specifies what was:-0.05;answer specifies when:0.05;answer specifies who:0.15;
answer specifies why:-0.25;answer words 1:0.05;answer words 12:0.46;answer words 19:-0.29;
answer words 2:-0.11;answer words 4:-0.23;answer words 7:0.13;asked words 12:0.30;asked words 19:-0.05;
asked words 4:-0.12;asked words 7:-0.13;asks explain:-0.25;asks explain of none:-0.25;asks gap:-0.12;
asks gap answer opens NOUN:-0.06;asks gap answer opens NUM:0.04;asks gap answer opens PROPN:-0.14;
asks gap of none:-0.12;asks how many:0.19;asks how many answer opens NUM:0.19;asks how many of none:0.19;
asks label:-0.08;asks label answer opens ADV:-0.14;asks label answer opens DET:0.36;
asks label answer opens PROPN:-0.32;asks label of none:-0.08;asks name answer opens PROPN:0.12;
asks other:0.23;asks other answer opens PROPN:0.29;asks other of none:0.15;asks what are:0.19;
asks what are answer opens DET:0.12;asks what are of none:0.30;asks what did:-0.21;
asks what did answer opens DET:-0.08;asks what did answer opens PROPN:-0.28;asks what did of none:-0.15;
asks what do:-0.09;asks what do answer opens DET:-0.04;asks what do answer opens NUM:-0.21;
asks what do answer opens PRON:0.07;asks what do of a:0.12;asks what do of none:-0.22;
asks what do of the:0.03;asks what happened:0.05;asks what happened answer opens DET:0.13;
asks what happened answer opens PROPN:-0.08;asks what happened of none:0.05;asks what happens:-0.09;
asks what happens answer opens DET:-0.13;asks what happens of none:-0.09;asks what is:0.45;
asks what is answer opens DET:0.06;asks what is answer opens PROPN:0.31;
asks what is meant answer opens DET:-0.04;asks what is meant answer opens PRON:0.12;
asks what is meant answer opens PROPN:-0.16;asks what is of a:0.11;asks what is of an:0.12;
asks what is of none:0.38;asks what is of the:-0.15;asks what is the difference answer opens PROPN:0.10;
asks what is the formula:0.17;asks what is the formula answer opens PROPN:0.27;
asks what is the formula of the:0.17;asks what was:-0.13;asks what was answer opens DET:-0.10;
asks what was of none:-0.08;asks what was of the:-0.05;asks what were:-0.16;asks what were of the:-0.16;
asks when:0.17;asks when answer opens ADP:0.07;asks when answer opens ADV:0.05;asks when of none:0.37;
asks when of the:-0.22;asks who:0.09;asks who answer opens DET:0.04;asks who answer opens PROPN:0.05;
asks who of none:0.09;asks why:-0.12;asks why answer opens SCONJ:-0.04;asks why of a:0.30;
asks why of none:-0.25;asks why of the:-0.18;gap after preposition:0.29;gap bare figure:0.07;gap figure:0.17;
gap first:0.27;gap label:-0.37;gap last:0.20;gap listed name:-0.24;gap listed other:0.08;gap listed word:0.07;
gap name:-0.37;gap often:0.27;gap word:-0.06;gap year:-0.13;in formula:0.03;in item:-0.21;in row:0.36;
in speech:-0.17;kind cause:0.07;kind cloze:-0.10;kind date:0.07;kind definition:-0.11;kind difference:0.05;
kind effect:-0.54;kind formula:0.17;kind list:0.28;kind statement:0.12;left few:0.19;left none:0.34;
maker action:-0.20;maker action in item:-0.23;maker action in paragraph:0.07;maker action in speech:-0.05;
maker apposition:-0.19;maker apposition in paragraph:-0.19;maker case:-0.08;maker case in paragraph:-0.03;
maker cause:-0.04;maker cause in paragraph:0.36;maker definition:0.26;maker definition in item:0.15;
maker definition in paragraph:0.08;maker definition in row:0.03;maker difference:0.05;maker enumeration:-0.04;
maker enumeration in paragraph:-0.04;maker formula:0.09;maker formula in formula:0.03;maker gap:-0.12;
maker gap in item:-0.21;maker gap in paragraph:0.06;maker gap in speech:0.03;maker naming:-0.16;
maker naming in paragraph:-0.19;maker row:0.33;maker row in row:0.33;maker setting:-0.05;
maker setting in paragraph:-0.05;maker stated:0.09;maker statement:0.19;maker statement in paragraph:0.18;
overlap some:0.22;question bare:-0.24;question bare once:0.10;question ends ADJ:-0.53;question ends ADP:-0.24;
question ends ADV:0.11;question ends NOUN:0.25;question ends NUM:-0.08;question ends PRON:-0.14;
question ends PROPN:0.23;question ends VERB:0.19;question ends X:0.22;question mark:-0.24;question name:-0.14;
question name gap:0.07;question name other:0.14;question name what did:-0.07;question name what do:-0.17;
question name what happened:0.14;question name what is:-0.27;question name what was:0.29;
question name what were:-0.16;question name when:-0.06;question name who:0.10;question name why:-0.23;
question names topic:0.34;question opens ADP:0.12;question opens ADV:0.08;question opens DET:-0.12;
question opens PRON:0.28;question opens PROPN:0.14;question opens VERB:-0.47;question opens X:0.27;
question owns:0.14;question refers:-0.14;question sequence:-0.04;question verb pair:0.11;term adjective:-0.12;
term article a:0.11;term article an:0.12;term article the:-0.22;term listed unknown:0.32;
term listed word:-0.34;term name:-0.18;term plural:-0.12;term the single:-0.10;term times 1:-0.05;
term times 2:0.16;term times 4:-0.13;term topic:-0.17;term words 2:0.14;term words 3:0.08;term words 4:-0.21;
weight 10:0.30;weight 3:-0.90;weight 4:-0.30;weight 5:-0.08;weight 6:-0.09;weight 7:0.56;weight 8:0.31;
weight 9:0.19;
`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\n]+):([-.\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
