/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * `engine/training/cards` by `npm run train:cards`, which writes this file.
 */
export const BIAS = 0.99;

const ENTRIES = `
alone:-0.06;answer and:-0.08;answer and label:-0.05;answer and name:0.07;answer and other:-0.08;
answer and what are:-0.09;answer and what did:0.05;answer and what do:-0.05;answer and what happened:0.26;
answer and what happens:-0.12;answer and who:0.18;answer and why:-0.47;answer bare:0.06;answer because:-0.15;
answer bracket:-0.72;answer clause:0.11;answer colon:0.27;answer ends ADJ:0.13;answer ends ADP:0.09;
answer ends ADV:-0.40;answer ends DET:0.16;answer ends NOUN:0.04;answer ends NUM:0.23;answer ends PRON:-0.10;
answer ends PROPN:0.05;answer ends SYM:-0.07;answer ends VERB:0.12;answer figure:-0.55;answer figure gap:0.19;
answer figure other:0.26;answer figure what do:-0.44;answer figure what is:-0.11;
answer figure what is meant:-0.50;answer figure when:0.23;answer name:-0.32;answer name gap:0.21;
answer name label:-0.26;answer name name:0.17;answer name other:0.14;answer name what did:0.10;
answer name what do:-0.18;answer name what is:-0.60;answer name what is meant:-0.36;answer name what was:0.08;
answer name when:0.16;answer name who:0.19;answer name why:0.14;answer of:0.09;answer opens ADP:0.10;
answer opens ADV:-0.25;answer opens NUM:0.12;answer opens PART:0.26;answer opens PRON:0.32;
answer opens PROPN:0.05;answer opens SCONJ:-0.11;answer opens VERB:-0.27;answer owns:-0.07;
answer refers:-0.09;answer refers label:0.16;answer refers other:0.04;answer refers what do:-0.18;
answer refers what happened:0.17;answer refers what is:-0.07;answer refers what is meant:-0.12;
answer refers who:0.05;answer refers why:0.05;answer resolved:-0.09;answer semicolon:0.14;
answer sequence:-0.25;answer sign:-0.34;answer specifies:0.29;answer specifies label:0.08;
answer specifies what are:0.25;answer specifies what did:0.10;answer specifies what do:-0.10;
answer specifies what happened:0.17;answer specifies what is:0.22;answer specifies what is meant:0.09;
answer specifies what was:0.10;answer specifies where:-0.29;answer specifies who:0.19;
answer specifies why:-0.33;answer torn:-0.12;answer words 12:0.57;answer words 19:-0.22;answer words 2:-0.19;
answer words 28:-0.14;answer words 4:-0.29;answer words 7:0.24;asked words 12:0.40;asked words 19:-0.08;
asked words 2:0.10;asked words 4:-0.31;asked words 7:-0.18;asks gap:-0.22;asks gap answer opens NOUN:-0.12;
asks gap answer opens NUM:0.19;asks gap answer opens PROPN:-0.19;asks gap of none:-0.22;asks how many:0.31;
asks how many answer opens NUM:0.31;asks how many of none:0.31;asks label:-0.21;
asks label answer opens ADV:-0.14;asks label answer opens DET:0.20;asks label answer opens PROPN:-0.19;
asks label answer opens VERB:-0.14;asks label of none:-0.21;asks name:-0.05;asks name answer opens PROPN:0.26;
asks name of none:-0.05;asks other:0.32;asks other answer opens PROPN:0.29;asks other of none:0.25;
asks what are:0.08;asks what are answer opens DET:0.06;asks what are answer opens PROPN:-0.11;
asks what are of none:0.30;asks what are of the:-0.22;asks what did:-0.27;
asks what did answer opens DET:-0.14;asks what did answer opens PRON:0.22;
asks what did answer opens PROPN:-0.21;asks what did of none:-0.12;asks what do:-0.04;
asks what do answer opens DET:0.11;asks what do answer opens NUM:-0.41;asks what do answer opens PRON:0.06;
asks what do of a:0.17;asks what do of none:-0.22;asks what happened:0.18;
asks what happened answer opens DET:0.34;asks what happened answer opens PROPN:-0.16;
asks what happened of none:0.18;asks what happens:-0.21;asks what happens answer opens DET:-0.26;
asks what happens answer opens PROPN:-0.04;asks what happens of none:-0.21;asks what is:0.42;
asks what is answer opens DET:0.19;asks what is answer opens NUM:0.04;asks what is answer opens PROPN:0.58;
asks what is answer opens VERB:-0.08;asks what is meant:0.07;asks what is meant answer opens PRON:0.19;
asks what is meant answer opens PROPN:-0.42;asks what is meant answer opens VERB:0.05;
asks what is meant of none:0.07;asks what is of an:0.20;asks what is of none:0.30;asks what is of the:-0.10;
asks what is the difference answer opens PROPN:0.09;asks what is the formula:0.14;
asks what is the formula answer opens PROPN:0.22;asks what is the formula of the:0.14;asks what was:-0.15;
asks what was answer opens DET:-0.14;asks what was of none:-0.09;asks what was of the:-0.06;
asks what were:-0.14;asks what were of the:-0.14;asks when:0.22;asks when answer opens ADP:0.13;
asks when of none:0.33;asks when of the:-0.24;asks where:-0.21;asks who:0.04;asks who answer opens DET:0.07;
asks who of none:0.04;asks why:-0.09;asks why answer opens SCONJ:-0.07;asks why of a:0.17;
asks why of none:-0.27;gap after preposition:0.45;gap bare figure:0.18;gap figure:0.26;gap first:0.17;
gap label:-0.45;gap last:0.15;gap listed name:-0.35;gap listed other:0.05;gap listed word:0.10;gap name:-0.49;
gap often:0.37;gap past unnamed:-0.45;gap place:-0.43;gap subject:0.47;gap word:-0.09;gap year:-0.07;
in formula:0.08;in item:-0.19;in row:0.43;in speech:-0.32;kind cause:0.06;kind cloze:-0.29;kind date:0.15;
kind definition:-0.10;kind effect:-0.74;kind formula:0.14;kind list:0.40;kind person:-0.03;
kind statement:0.40;left few:0.21;left many:-0.16;left none:0.49;maker action:-0.26;
maker action in item:-0.36;maker action in paragraph:0.08;maker apposition:-0.19;
maker apposition in paragraph:-0.19;maker case:0.13;maker case in item:0.08;maker case in paragraph:0.05;
maker cause:-0.07;maker cause in paragraph:0.46;maker deed:-0.10;maker deed in paragraph:-0.10;
maker definition:0.14;maker definition in item:0.20;maker definition in paragraph:-0.04;
maker definition in row:-0.06;maker definition in speech:0.03;maker effect:0.07;
maker effect in paragraph:0.07;maker entry:-0.06;maker entry in paragraph:-0.06;maker enumeration:-0.11;
maker enumeration in paragraph:-0.11;maker formula:0.22;maker formula in formula:0.08;maker gap:-0.53;
maker gap in item:-0.38;maker gap in paragraph:0.06;maker gap in speech:0.11;maker inset:0.15;
maker inset in paragraph:0.15;maker naming:-0.18;maker naming in paragraph:-0.20;maker row:0.48;
maker row in row:0.48;maker section:0.11;maker section in item:0.11;maker stated:-0.08;
maker stated in paragraph:-0.08;maker statement:0.26;maker statement in paragraph:0.21;overlap half:-0.07;
overlap some:0.19;question bare:-0.35;question bare once:0.08;question comma:-0.30;question ends ADJ:-0.64;
question ends ADP:-0.05;question ends AUX:0.03;question ends NOUN:0.40;question ends NUM:-0.19;
question ends PRON:-0.27;question ends PROPN:0.29;question ends VERB:0.30;question ends X:0.19;
question figure:0.04;question mark:-0.29;question name:-0.19;question name gap:0.17;question name label:-0.16;
question name other:0.31;question name what did:-0.14;question name what do:-0.29;
question name what happened:0.36;question name what is:-0.52;question name what was:0.21;
question name what were:-0.14;question name when:-0.27;question name who:0.22;question name why:-0.31;
question names topic:0.52;question opens ADP:0.04;question opens ADV:0.11;question opens NUM:-0.64;
question opens PRON:0.15;question opens PROPN:0.44;question opens VERB:-0.39;question opens X:0.17;
question owns:0.04;question past unnamed:-0.71;question past unnamed why:-0.33;question quote:0.18;
question refers:-0.24;question sequence:-0.11;question verb pair:0.16;subject plain seldom:0.19;
term adjective:-0.23;term article a:0.29;term article an:0.20;term article none:-0.05;term article the:-0.30;
term listed long:0.12;term listed unknown:0.34;term listed word:-0.32;term of:-0.08;term plural:-0.27;
term times 1:-0.29;term times 2:0.35;term times 4:0.08;term topic:-0.25;term words 2:0.24;term words 4:-0.12;
weight 10:0.47;weight 3:-1.12;weight 4:-0.42;weight 5:-0.15;weight 6:-0.30;weight 7:0.66;weight 8:0.47;
weight 9:0.39;
`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\n]+):([-.\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
