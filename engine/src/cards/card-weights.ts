/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * `engine/training/cards` by `npm run train:cards`, which writes this file.
 */
export const BIAS = 0.94;

const ENTRIES = `
alone:-0.14;answer and other:-0.05;answer and what are:-0.07;answer and what do:0.08;
answer and what happened:0.23;answer and what happens:-0.07;answer and what is:0.04;
answer and what is meant:-0.05;answer and who:0.16;answer and why:-0.34;answer bare:0.07;answer because:0.07;
answer bracket:-0.63;answer colon:0.11;answer ends ADJ:0.19;answer ends ADP:0.07;answer ends ADV:-0.29;
answer ends DET:0.12;answer ends NOUN:0.09;answer ends NUM:0.15;answer ends PRON:-0.05;answer ends SYM:-0.08;
answer ends VERB:0.07;answer figure:-0.35;answer figure gap:0.13;answer figure label:-0.07;
answer figure other:0.14;answer figure what do:-0.33;answer figure what is:-0.05;
answer figure what is meant:-0.39;answer figure when:0.17;answer name:-0.38;answer name gap:0.21;
answer name label:-0.23;answer name name:0.15;answer name other:0.09;answer name what did:0.13;
answer name what do:-0.04;answer name what happened:-0.16;answer name what is:-0.29;
answer name what is meant:-0.34;answer name what was:0.05;answer name when:0.16;answer name who:0.15;
answer name why:0.08;answer of:0.09;answer opens ADP:0.05;answer opens ADV:-0.07;answer opens DET:-0.03;
answer opens NOUN:0.03;answer opens NUM:0.06;answer opens PART:0.25;answer opens PRON:0.27;
answer opens PROPN:0.07;answer opens SCONJ:-0.05;answer opens VERB:-0.28;answer owns:0.08;answer refers:-0.11;
answer refers label:0.12;answer refers other:0.05;answer refers what do:-0.20;
answer refers what happened:0.16;answer refers who:0.07;answer resolved:-0.14;answer semicolon:0.10;
answer sequence:-0.17;answer sign:-0.34;answer specifies:0.28;answer specifies what are:0.14;
answer specifies what did:0.09;answer specifies what do:-0.11;answer specifies what happened:0.20;
answer specifies what is:0.21;answer specifies what is meant:0.17;answer specifies who:0.17;
answer specifies why:-0.36;answer torn:-0.05;answer words 1:0.04;answer words 12:0.44;answer words 19:-0.22;
answer words 2:-0.10;answer words 28:0.03;answer words 4:-0.28;answer words 7:0.08;asked words 12:0.29;
asked words 19:-0.08;asked words 2:0.07;asked words 4:-0.17;asked words 7:-0.17;asks explain:-0.31;
asks explain of none:-0.31;asks gap:-0.17;asks gap answer opens NOUN:-0.07;asks gap answer opens NUM:0.13;
asks gap answer opens PROPN:-0.12;asks gap of none:-0.17;asks how many:0.23;
asks how many answer opens NUM:0.23;asks how many of none:0.23;asks label:-0.15;
asks label answer opens ADV:-0.12;asks label answer opens DET:0.33;asks label answer opens PROPN:-0.18;
asks label answer opens VERB:-0.18;asks label of none:-0.15;asks name:-0.04;asks name answer opens PROPN:0.03;
asks name of none:-0.04;asks other:0.25;asks other answer opens PROPN:0.32;asks other of none:0.19;
asks what are:0.24;asks what are answer opens DET:0.13;asks what are of none:0.30;asks what did:-0.24;
asks what did answer opens DET:-0.10;asks what did answer opens PRON:0.19;
asks what did answer opens PROPN:-0.22;asks what did of none:-0.11;asks what do:-0.08;
asks what do answer opens NUM:-0.25;asks what do answer opens PRON:0.05;asks what do of a:0.07;
asks what do of none:-0.25;asks what do of the:0.12;asks what happened:0.13;
asks what happened answer opens DET:0.17;asks what happened answer opens PROPN:-0.04;
asks what happened of none:0.13;asks what happens:-0.18;asks what happens answer opens DET:-0.16;
asks what happens answer opens PROPN:-0.09;asks what happens of none:-0.18;asks what is:0.49;
asks what is answer opens PROPN:0.36;asks what is meant answer opens PRON:0.15;
asks what is meant answer opens PROPN:-0.34;asks what is meant answer opens VERB:0.03;asks what is of a:0.14;
asks what is of an:0.16;asks what is of none:0.32;asks what is of the:-0.12;
asks what is the difference answer opens PROPN:0.11;asks what is the formula:0.18;
asks what is the formula answer opens PROPN:0.28;asks what is the formula of the:0.18;asks what was:-0.07;
asks what was answer opens DET:-0.03;asks what was of none:-0.04;asks what were:-0.18;
asks what were of the:-0.18;asks when:0.20;asks when answer opens ADP:0.10;asks when of none:0.35;
asks when of the:-0.24;asks where:-0.14;asks who:0.09;asks who answer opens DET:0.04;
asks who answer opens PROPN:0.05;asks who of none:0.09;asks why:-0.10;asks why answer opens ADV:-0.07;
asks why of a:0.33;asks why of none:-0.33;asks why of the:-0.10;gap after preposition:0.39;
gap bare figure:0.12;gap figure:0.19;gap first:0.15;gap label:-0.43;gap last:0.17;gap listed name:-0.27;
gap listed other:0.06;gap listed word:0.05;gap name:-0.38;gap often:0.32;gap past unnamed:-0.36;
gap place:-0.38;gap subject:0.41;gap word:-0.07;gap year:-0.06;in item:-0.15;in paragraph:-0.04;in row:0.43;
in speech:-0.26;kind cause:0.09;kind cloze:-0.23;kind date:0.16;kind definition:-0.15;kind effect:-0.65;
kind formula:0.18;kind list:0.35;kind person:0.04;kind statement:0.18;left few:0.26;left many:-0.23;
left none:0.44;maker action:-0.23;maker action in item:-0.24;maker action in paragraph:0.07;
maker action in speech:-0.06;maker apposition:-0.18;maker apposition in paragraph:-0.18;maker case:-0.05;
maker case in paragraph:-0.06;maker cause in paragraph:0.40;maker deed:-0.04;maker deed in paragraph:-0.04;
maker definition:0.21;maker definition in item:0.13;maker definition in paragraph:0.03;
maker definition in row:0.06;maker enumeration:-0.09;maker enumeration in paragraph:-0.09;maker formula:0.11;
maker gap:-0.59;maker gap in item:-0.32;maker gap in paragraph:0.08;maker gap in speech:0.07;maker inset:0.11;
maker inset in paragraph:0.11;maker naming:-0.17;maker naming in paragraph:-0.20;maker row:0.38;
maker row in row:0.38;maker section:0.10;maker section in item:0.10;maker setting:0.06;
maker setting in paragraph:0.06;maker stated in paragraph:-0.12;maker statement:0.21;
maker statement in paragraph:0.16;overlap half:-0.04;overlap some:0.18;question bare:-0.29;
question bare once:0.17;question comma:-0.21;question ends ADJ:-0.50;question ends ADP:-0.23;
question ends ADV:0.07;question ends AUX:0.03;question ends NOUN:0.34;question ends NUM:-0.11;
question ends PRON:-0.20;question ends PROPN:0.29;question ends VERB:0.25;question ends X:0.18;
question mark:-0.30;question name:-0.14;question name gap:0.07;question name label:-0.11;
question name other:0.20;question name what did:-0.12;question name what do:-0.17;
question name what happened:0.22;question name what is:-0.34;question name what was:0.29;
question name what were:-0.18;question name when:-0.25;question name who:0.20;question name why:-0.22;
question names topic:0.47;question opens ADP:0.04;question opens ADV:0.14;question opens NUM:-0.56;
question opens PRON:0.32;question opens PROPN:0.33;question opens VERB:-0.49;question opens X:0.15;
question owns:0.03;question past unnamed:-0.76;question past unnamed why:-0.37;question quote:0.13;
question refers:-0.12;question unnamed:0.17;question verb pair:0.06;subject plain:0.07;
subject plain seldom:0.03;subject plain word:0.04;term adjective:-0.12;term article a:0.14;
term article an:0.16;term article none:-0.10;term article the:-0.16;term listed long:0.10;
term listed unknown:0.22;term listed word:-0.29;term name:-0.11;term plural:-0.19;term the single:0.05;
term times 1:-0.10;term times 2:0.17;term times 4:-0.04;term topic:-0.13;term words 1:-0.06;term words 2:0.21;
term words 3:0.16;term words 4:-0.28;weight 10:0.31;weight 3:-1.10;weight 4:-0.30;weight 5:-0.10;
weight 6:-0.14;weight 7:0.67;weight 8:0.41;weight 9:0.25;
`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\n]+):([-.\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
