/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * `engine/training/cards` by `npm run train:cards`, which writes this file.
 */
export const BIAS = 0.86;

const ENTRIES = `
answer and label:-0.31;answer and name:0.08;answer and other:0.13;answer and what are:-0.08;
answer and what did:0.07;answer and what do:-0.13;answer and what happened:0.24;answer and what is:0.23;
answer and what is meant:0.06;answer and where:0.14;answer and who:0.17;answer and why:-0.39;answer bare:0.17;
answer because:-0.16;answer bracket:-0.39;answer clause:0.11;answer colon:0.21;answer ends ADJ:0.12;
answer ends ADP:0.07;answer ends ADV:-0.42;answer ends DET:0.21;answer ends NOUN:0.03;answer ends NUM:0.34;
answer ends PRON:-0.13;answer ends PROPN:0.13;answer ends SYM:-0.08;answer ends VERB:0.04;answer figure:-0.38;
answer figure gap:0.14;answer figure label:-0.15;answer figure other:0.35;answer figure what did:-0.05;
answer figure what do:-0.28;answer figure what is:-0.12;answer figure what is meant:-0.34;
answer figure what is the formula:-0.09;answer figure when:0.26;answer name:-0.32;answer name gap:0.16;
answer name label:-0.20;answer name name:0.05;answer name other:0.20;answer name what did:0.10;
answer name what do:-0.22;answer name what is:-0.47;answer name what is meant:-0.29;answer name when:0.15;
answer name who:0.32;answer name why:0.09;answer of:0.08;answer opens ADJ:0.08;answer opens ADP:0.26;
answer opens ADV:-0.23;answer opens DET:0.12;answer opens NUM:0.09;answer opens PART:-0.13;
answer opens PRON:0.23;answer opens PROPN:0.06;answer opens VERB:-0.29;answer owns:-0.08;answer refers:-0.11;
answer refers what do:-0.09;answer refers what happened:0.16;answer refers what happens:-0.13;
answer refers what is:-0.10;answer refers what is meant:-0.07;answer refers when:0.04;answer refers who:0.08;
answer refers why:0.15;answer resolved:-0.15;answer semicolon:0.08;answer sequence:-0.13;answer sign:-0.24;
answer specifies:0.26;answer specifies label:0.17;answer specifies what are:0.24;
answer specifies what did:0.06;answer specifies what happened:0.16;answer specifies what is:0.09;
answer specifies what is meant:0.05;answer specifies what was:-0.05;answer specifies when:0.14;
answer specifies where:-0.29;answer specifies who:0.18;answer specifies why:-0.22;answer torn:0.06;
answer words 1:-0.25;answer words 12:0.49;answer words 19:-0.20;answer words 2:-0.15;answer words 28:-0.08;
answer words 4:-0.11;answer words 7:0.30;asked words 12:0.23;asked words 2:-0.04;asked words 28:0.07;
asked words 4:-0.21;asked words 7:-0.04;asks explain:0.07;asks explain of none:0.07;asks gap:-0.14;
asks gap answer opens NOUN:-0.16;asks gap answer opens NUM:0.14;asks gap answer opens PROPN:-0.07;
asks gap of none:-0.14;asks how does:-0.32;asks how many:0.33;asks how many answer opens NUM:0.33;
asks how many of none:0.33;asks label:-0.21;asks label answer opens ADV:-0.16;
asks label answer opens DET:0.17;asks label answer opens PRON:0.07;asks label answer opens VERB:-0.23;
asks label of none:-0.21;asks name:-0.13;asks name answer opens PROPN:0.10;asks name of none:-0.13;
asks other:0.06;asks other answer opens ADP:0.20;asks other answer opens PROPN:0.11;asks what are:0.17;
asks what are answer opens DET:0.09;asks what are answer opens PROPN:-0.08;asks what are of none:0.35;
asks what are of the:-0.18;asks what did:-0.17;asks what did answer opens DET:-0.13;
asks what did answer opens PRON:0.17;asks what did answer opens PROPN:-0.21;asks what did of none:-0.11;
asks what did of the:-0.04;asks what do:0.04;asks what do answer opens NUM:-0.23;
asks what do answer opens PROPN:0.04;asks what do of a:0.16;asks what do of none:-0.16;
asks what happened:0.19;asks what happened answer opens DET:0.31;asks what happened answer opens PROPN:-0.11;
asks what happened of none:0.19;asks what happens:-0.23;asks what happens answer opens DET:-0.29;
asks what happens answer opens PROPN:-0.06;asks what happens of none:-0.23;asks what is:0.29;
asks what is answer opens DET:0.41;asks what is answer opens NUM:0.07;asks what is answer opens PROPN:0.47;
asks what is answer opens VERB:-0.25;asks what is meant:0.11;asks what is meant answer opens DET:-0.15;
asks what is meant answer opens PRON:0.16;asks what is meant answer opens PROPN:-0.30;
asks what is meant answer opens VERB:0.11;asks what is meant of none:0.11;asks what is of a:-0.11;
asks what is of an:0.19;asks what is of none:0.27;asks what is of the:-0.06;
asks what is the difference answer opens DET:-0.09;asks what is the difference answer opens PROPN:0.09;
asks what is the formula answer opens PROPN:0.09;asks what kind:-0.13;asks what kind answer opens DET:-0.13;
asks what kind of none:-0.13;asks what was:-0.15;asks what was answer opens DET:-0.11;
asks what was of none:-0.24;asks what was of the:0.09;asks what were:-0.15;asks what were of the:-0.15;
asks when:0.28;asks when answer opens ADP:0.13;asks when answer opens ADV:-0.06;
asks when answer opens SCONJ:0.15;asks when of none:0.18;asks when of the:-0.03;asks where:-0.22;
asks where answer opens ADP:-0.03;asks where answer opens ADV:-0.18;asks where of none:-0.11;asks who:0.14;
asks who answer opens DET:0.10;asks who answer opens PROPN:0.04;asks who of none:0.14;asks why:-0.20;
asks why answer opens ADV:0.11;asks why answer opens SCONJ:-0.11;asks why of a:0.04;asks why of none:-0.22;
gap after preposition:0.34;gap bare figure:0.03;gap figure:0.24;gap first:0.23;gap label:-0.35;gap last:0.09;
gap listed name:-0.24;gap listed word:0.05;gap name:-0.40;gap often:0.32;gap past unnamed:-0.50;
gap place:-0.27;gap subject:0.17;gap word:-0.11;gap year:-0.11;in item:-0.32;in paragraph:-0.06;in row:0.55;
in speech:-0.18;kind cause:-0.05;kind cloze:-0.15;kind date:0.05;kind definition:-0.19;kind effect:-0.35;
kind list:0.38;kind person:-0.08;kind statement:0.34;left few:0.36;left many:-0.13;left none:0.49;
maker action:-0.31;maker action in item:-0.21;maker action in paragraph:-0.08;maker apposition:-0.26;
maker apposition in paragraph:-0.23;maker aspect:0.26;maker aspect in item:0.26;maker called:0.03;
maker case:0.10;maker case in item:0.10;maker cause in item:0.12;maker cause in paragraph:0.41;
maker deed:-0.16;maker deed in paragraph:-0.16;maker definition:0.20;maker definition in item:0.25;
maker definition in paragraph:-0.12;maker definition in row:0.13;maker definition in speech:-0.06;
maker doer:-0.21;maker doing:0.16;maker doing in paragraph:0.40;maker effect in paragraph:0.08;
maker entry:-0.09;maker entry in paragraph:-0.09;maker enumeration:-0.04;maker enumeration in paragraph:-0.07;
maker formula:0.19;maker gap:-0.59;maker gap in item:-0.32;maker gap in speech:0.17;maker inset:0.16;
maker inset in paragraph:0.14;maker kind:-0.13;maker kind in paragraph:-0.13;maker list:-0.10;
maker list in paragraph:0.08;maker measure:0.13;maker measure in paragraph:0.13;maker naming:-0.24;
maker naming in paragraph:-0.26;maker occasion:0.04;maker occasion in paragraph:0.09;maker row:0.42;
maker row in row:0.42;maker section:0.19;maker section in item:0.19;maker setting:0.10;
maker setting in paragraph:0.10;maker stated:-0.18;maker stated in paragraph:-0.28;maker statement:0.24;
maker statement in paragraph:0.19;maker superlative:0.25;maker superlative in paragraph:0.15;
overlap some:0.28;question bare:-0.37;question comma:-0.35;question ends ADJ:-0.52;question ends ADV:0.11;
question ends AUX:0.11;question ends NOUN:0.34;question ends PART:-0.28;question ends PRON:-0.35;
question ends PROPN:0.13;question ends VERB:0.24;question ends X:0.12;question figure:-0.05;
question mark:-0.27;question name:-0.13;question name gap:0.30;question name label:-0.15;
question name other:-0.04;question name what do:-0.29;question name what happened:0.39;
question name what is:-0.57;question name what was:0.12;question name what were:-0.15;
question name when:-0.19;question name who:0.21;question name why:-0.28;question names topic:0.40;
question opens ADV:0.07;question opens DET:0.16;question opens NOUN:-0.12;question opens NUM:-0.47;
question opens PROPN:0.33;question opens VERB:-0.23;question opens X:0.23;question past unnamed:-0.64;
question past unnamed why:-0.27;question quote:0.24;question refers:-0.19;question sequence:-0.17;
question unnamed:0.05;subject plain seldom:0.17;subject plain word:-0.05;term adjective:-0.14;
term article a:0.21;term article an:0.19;term article the:-0.24;term listed long:0.13;
term listed unknown:0.13;term listed word:-0.11;term name:-0.15;term plural:-0.21;term times 1:-0.10;
term times 2:0.26;term topic:-0.34;term words 2:0.17;term words 4:-0.07;weight 10:0.47;weight 3:-0.97;
weight 4:-0.38;weight 5:-0.23;weight 6:-0.20;weight 7:0.51;weight 8:0.49;weight 9:0.31;
`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\n]+):([-.\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
