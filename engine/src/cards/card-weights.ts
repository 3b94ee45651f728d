/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * `engine/training/cards` by `npm run train:cards`, which writes this file.
 */
export const BIAS = 1.0;

const ENTRIES = `
alone:-0.07;answer and label:-0.26;answer and name:0.08;answer and other:-0.04;answer and what are:-0.10;
answer and what did:0.11;answer and what do:-0.04;answer and what happened:0.26;answer and what happens:-0.06;
answer and what is:0.26;answer and what is meant:0.04;answer and who:0.21;answer and why:-0.54;
answer bare:0.16;answer because:-0.24;answer bracket:-0.64;answer clause:0.16;answer colon:0.25;
answer ends ADJ:0.14;answer ends ADP:0.10;answer ends ADV:-0.41;answer ends DET:0.21;answer ends NOUN:-0.04;
answer ends NUM:0.29;answer ends PRON:-0.15;answer ends PROPN:0.04;answer ends SYM:-0.05;
answer ends VERB:0.19;answer figure:-0.58;answer figure gap:0.22;answer figure label:-0.12;
answer figure other:0.34;answer figure what do:-0.47;answer figure what is:-0.16;
answer figure what is meant:-0.53;answer figure what is the formula:-0.09;answer figure when:0.35;
answer name:-0.35;answer name gap:0.22;answer name label:-0.18;answer name name:0.17;answer name other:0.24;
answer name what did:0.08;answer name what do:-0.21;answer name what happened:-0.04;answer name what is:-0.72;
answer name what is meant:-0.44;answer name what was:0.11;answer name when:0.04;answer name who:0.34;
answer name why:0.14;answer of:0.20;answer opens ADJ:0.06;answer opens ADP:0.14;answer opens ADV:-0.33;
answer opens DET:0.04;answer opens NUM:0.09;answer opens PART:0.27;answer opens PRON:0.39;
answer opens PROPN:0.08;answer opens SCONJ:-0.13;answer opens VERB:-0.34;answer owns:-0.08;
answer refers:-0.16;answer refers label:0.09;answer refers other:0.08;answer refers what do:-0.18;
answer refers what happened:0.20;answer refers what happens:-0.17;answer refers what is:-0.15;
answer refers what is meant:-0.04;answer refers who:0.08;answer refers why:0.05;answer resolved:-0.03;
answer semicolon:0.20;answer sequence:-0.23;answer sign:-0.34;answer specifies:0.29;
answer specifies label:0.19;answer specifies what are:0.30;answer specifies what did:0.09;
answer specifies what do:-0.07;answer specifies what happened:0.19;answer specifies what is:0.24;
answer specifies what is meant:0.09;answer specifies what was:0.08;answer specifies when:0.05;
answer specifies where:-0.36;answer specifies who:0.23;answer specifies why:-0.36;answer torn:-0.08;
answer words 1:-0.13;answer words 12:0.61;answer words 19:-0.33;answer words 2:-0.13;answer words 28:-0.09;
answer words 4:-0.23;answer words 7:0.31;asked words 12:0.42;asked words 19:0.03;asked words 2:-0.08;
asked words 4:-0.37;asked words 7:-0.14;asks gap:-0.16;asks gap answer opens NOUN:-0.20;
asks gap answer opens NUM:0.22;asks gap answer opens PROPN:-0.13;asks gap of none:-0.16;asks how many:0.33;
asks how many answer opens NUM:0.33;asks how many of none:0.33;asks label:-0.21;
asks label answer opens ADP:0.06;asks label answer opens ADV:-0.21;asks label answer opens DET:0.33;
asks label answer opens PRON:0.09;asks label answer opens PROPN:-0.11;asks label answer opens VERB:-0.27;
asks label of none:-0.21;asks name:-0.06;asks name answer opens PROPN:0.28;asks name of none:-0.06;
asks other:0.22;asks other answer opens PROPN:0.20;asks other of none:0.19;asks what are:0.16;
asks what are answer opens DET:0.08;asks what are answer opens PROPN:-0.09;asks what are of none:0.37;
asks what are of the:-0.21;asks what did:-0.27;asks what did answer opens DET:-0.17;
asks what did answer opens PRON:0.23;asks what did answer opens PROPN:-0.21;asks what did of none:-0.09;
asks what do:-0.03;asks what do answer opens DET:0.09;asks what do answer opens NUM:-0.40;
asks what do answer opens PRON:0.05;asks what do answer opens PROPN:0.07;asks what do of a:0.25;
asks what do of none:-0.26;asks what do of the:-0.04;asks what happened:0.20;
asks what happened answer opens DET:0.37;asks what happened answer opens PROPN:-0.18;
asks what happened of none:0.20;asks what happens:-0.30;asks what happens answer opens DET:-0.37;
asks what happens answer opens PROPN:-0.10;asks what happens of none:-0.30;asks what is:0.43;
asks what is answer opens DET:0.33;asks what is answer opens NUM:0.06;asks what is answer opens PROPN:0.52;
asks what is answer opens VERB:-0.07;asks what is meant:0.12;asks what is meant answer opens PRON:0.19;
asks what is meant answer opens PROPN:-0.40;asks what is meant answer opens VERB:0.12;
asks what is meant of none:0.12;asks what is of a:-0.06;asks what is of an:0.23;asks what is of none:0.33;
asks what is of the:-0.08;asks what is the difference:-0.03;
asks what is the difference answer opens PROPN:0.08;asks what is the difference of the:-0.03;
asks what is the formula:0.11;asks what is the formula answer opens PROPN:0.19;
asks what is the formula of the:0.11;asks what was:-0.17;asks what was answer opens DET:-0.16;
asks what was of none:-0.12;asks what was of the:-0.06;asks what were:-0.16;asks what were of the:-0.16;
asks when:0.35;asks when answer opens ADP:0.21;asks when answer opens ADV:0.05;asks when of none:0.27;
asks when of the:-0.06;asks where:-0.18;asks where answer opens ADV:-0.22;asks who:0.10;
asks who answer opens DET:0.09;asks who of none:0.10;asks why:-0.08;asks why answer opens SCONJ:-0.08;
asks why of a:0.18;asks why of none:-0.18;asks why of the:-0.07;gap after preposition:0.41;
gap bare figure:0.17;gap figure:0.31;gap first:0.26;gap label:-0.47;gap last:0.11;gap listed name:-0.30;
gap listed word:0.12;gap name:-0.52;gap often:0.50;gap past unnamed:-0.48;gap place:-0.41;gap subject:0.19;
gap word:-0.12;gap year:-0.09;in item:-0.19;in paragraph:-0.09;in row:0.52;in speech:-0.26;kind cause:0.09;
kind cloze:-0.22;kind date:0.17;kind definition:-0.22;kind effect:-0.73;kind formula:0.11;kind list:0.51;
kind person:-0.14;kind statement:0.43;left few:0.32;left many:-0.22;left none:0.52;maker action:-0.24;
maker action in item:-0.36;maker action in speech:0.10;maker apposition:-0.28;
maker apposition in paragraph:-0.23;maker aspect:0.33;maker aspect in item:0.33;maker case:0.14;
maker case in item:0.07;maker case in paragraph:0.07;maker cause:-0.09;maker cause in item:0.09;
maker cause in paragraph:0.49;maker deed:-0.21;maker deed in paragraph:-0.21;maker definition:0.10;
maker definition in item:0.18;maker definition in row:-0.05;maker effect in paragraph:0.07;maker entry:-0.09;
maker entry in paragraph:-0.09;maker enumeration:-0.08;maker enumeration in paragraph:-0.11;
maker formula:0.23;maker gap:-0.43;maker gap in item:-0.53;maker gap in paragraph:0.12;
maker gap in speech:0.25;maker inset:0.20;maker inset in paragraph:0.17;maker naming:-0.21;
maker naming in paragraph:-0.23;maker row:0.56;maker row in row:0.56;maker section:0.10;
maker section in item:0.10;maker setting:0.06;maker setting in paragraph:0.15;maker stated:-0.12;
maker stated in paragraph:-0.16;maker statement:0.28;maker statement in paragraph:0.23;overlap half:-0.10;
overlap some:0.25;question bare:-0.48;question bare once:-0.08;question comma:-0.49;question ends ADJ:-0.76;
question ends ADP:0.13;question ends NOUN:0.38;question ends NUM:-0.15;question ends PART:-0.17;
question ends PRON:-0.29;question ends PROPN:0.31;question ends VERB:0.29;question ends X:0.15;
question figure:-0.03;question mark:-0.35;question name:-0.20;question name gap:0.27;
question name label:-0.10;question name other:0.31;question name what did:-0.16;question name what do:-0.33;
question name what happened:0.42;question name what is:-0.82;question name what was:0.20;
question name what were:-0.16;question name when:-0.17;question name who:0.23;question name why:-0.32;
question names topic:0.54;question opens ADP:-0.11;question opens ADV:0.15;question opens DET:-0.05;
question opens NUM:-0.64;question opens PRON:0.21;question opens PROPN:0.32;question opens VERB:-0.30;
question opens X:0.26;question owns:-0.03;question past unnamed:-0.77;question past unnamed why:-0.35;
question quote:0.28;question refers:-0.18;question sequence:-0.15;question unnamed:-0.09;
question verb pair:-0.11;subject plain seldom:0.23;subject plain word:-0.04;term adjective:-0.28;
term article a:0.34;term article an:0.23;term article none:-0.12;term article the:-0.25;term listed long:0.17;
term listed unknown:0.28;term listed word:-0.26;term name:-0.06;term of:-0.13;term plural:-0.26;
term the single:-0.12;term times 1:-0.18;term times 2:0.29;term times 4:0.08;term topic:-0.29;
term words 2:0.30;term words 4:-0.11;weight 10:0.53;weight 3:-1.24;weight 4:-0.45;weight 5:-0.29;
weight 6:-0.27;weight 7:0.64;weight 8:0.63;weight 9:0.45;
`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\n]+):([-.\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
