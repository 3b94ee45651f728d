import { type BoostedTrees, readTrees } from './boosted-trees.ts';

/**
 * How likely a passage answers a question: boosted trees, learned from the questions of `engine/golden` and
 * `engine/training` by `npm run train:answers`, which writes this file.
 */
export const LIKELY: BoostedTrees = {
  bias: -2.746,
  trees: readTrees(`
own:0.79,place:0.5,place:0.5,shape of why:0.5,evidence:0.9,value:0.5,grade:1.5|0.02,0.491,-0.075,0.037,-0.008,0.521,0.031,0.35
covered:0.9,isFirst:0.5,shape:0.5,exact:0.438,asks why:0.5,asks how:0.5,isFirst:0.5|-0.075,-0.03,0.018,0.267,-0.011,-0.053,0.155,0.478
around:0.912,isFirst:0.5,shape:0.5,around:0.467,shape of why:0.5,asks why:0.5,kind definition:0.5|-0.079,-0.039,0.025,0.263,-0.029,0.066,0.329,0.161
around:0.83,isThird:0.5,place:1.5,around:0.52,evidence:0.537,value:0.5,grade:2.5|-0.079,-0.052,-0.034,0.06,-0.029,0.188,-0.022,0.158
evidence:0.705,shape of why:0.5,shape:0.5,isFirst:0.5,aroundGap:0.3,asks how:0.5,aroundGap:0|-0.072,0,0.252,-0.046,-0.007,-0.063,0.192,-0.001
around:0.83,score:0.61,shape:0.5,around:0.52,asks why:0.5,asks how:0.5,score:0.881|-0.079,-0.044,-0.027,0.152,0.017,-0.06,0.041,0.175
isThird:0.5,own:0.79,shape of why:0.5,lostAround:0.292,isSpeech:0.5,lostAround:0.292,score:0.397|-0.04,-0.075,-0.022,0.076,0.085,-0.025,-0.006,0.267
place:1.5,certain:0.5,around:0.912,kind difference:0.5,evidence:0.476,around:0.467,isSubject:0.5|-0.048,0.057,-0.022,0.129,-0.076,-0.049,-0.029,0.125
score:0.61,lostAround:0.292,shape:0.5,ownGap:0,exact:0.438,asks why:0.5,cue:0.5|0.09,-0.037,-0.076,-0.031,-0.056,0.027,0.046,0.19
isFirst:0.5,lostAround:0.45,certain:0.5,aroundGap:0.0228,isThird:0.5,amount:-0.5,kind definition:0.5|0.035,-0.046,-0.075,-0.042,-0.058,-0.004,0.134,0.02
place:1.5,certain:0.5,around:0.912,asks why:0.5,shape of definition:0.5,around:0.52,isSubject:0.5|-0.042,0.027,0.108,-0.008,-0.073,-0.042,-0.022,0.124
isThird:0.5,own:0.79,isWhole:0.5,evidence:0.425,isDependent:0.5,shape of why:0.5,shape:0.5|-0.074,-0.043,0,0.085,-0.019,0.134,-0.015,0.104
around:0.668,score:0.489,shape:0.5,around:0.418,shape of why:0.5,kind count:0.5,grade:1.5|-0.076,-0.049,-0.033,0.13,-0.004,-0.064,0.048,0.201
score:0.61,leastAround:0.975,shape of why:0.5,own:0.436,ownGap:0,grade:1.5,words:3.37|-0.07,-0.032,0.103,-0.014,-0.001,0.167,0.148,0.031
place:1.5,isWhole:0.5,lostAround:0.292,kind general:0.5,grade:0.5,grade:2.5,before:0.475|-0.025,0.062,0.059,0.151,-0.021,0.093,-0.069,-0.017
place:1.5,lostAround:0.45,lostAround:0.45,verb:0.9,asks why:0.5,amount:-0.5,kind general:0.5|0.036,0.111,-0.039,0.063,-0.07,-0.014,-0.074,-0.044
place:1.5,shape of why:0.5,around:0.467,certain:0.5,reason:0.5,isThird:0.5,certain:0.5|-0.03,0.032,0.005,0.131,-0.072,-0.03,-0.056,-0.002
isThird:0.5,next:0.475,shape of why:0.5,around:0.418,ownGap:0,verb:0.775,cue:0.5|-0.072,-0.042,0.073,-0.028,-0.006,0.053,0.01,0.128
lostAround:0.45,shape:0.5,score:0.397,kind count:0.5,kind definition:0.5,rarestOwn:0.975,shape of why:0.5|-0.011,-0.066,0.065,-0.007,-0.072,-0.009,-0.035,0.077
around:0.52,isThird:0.5,certain:0.5,exact:0.252,asks why:0.5,verb:0.35,grade:1.5|-0.071,-0.036,-0.032,0.039,-0.041,0.016,0.028,0.136
around:0.467,shape of why:0.5,aroundGap:0.0228,isFirst:0.5,evidenceGap:0.445,kind why:0.5,isSpeech:0.5|-0.065,-0.018,0.07,-0.025,0.023,0.109,-0.038,0.053
isThird:0.5,next:0.475,isSubject:0.5,covered:0.332,amount:-0.5,kind definition:0.5,covered:0.826|-0.072,-0.04,-0.047,0.038,0.026,-0.057,0.009,0.106
place:2.5,certain:0.5,score:0.61,next:0,kind definition:0.5,lostAround:0.292,isThird:0.5|-0.047,0.003,0.062,-0.015,-0.035,-0.067,-0.036,0.027
place:1.5,shape of why:0.5,lostAround:0.292,kind general:0.5,aroundGap:0.0228,subject:0.55,shape of why:0.5|-0.004,0.056,0.118,0.023,-0.018,0.049,-0.061,0.035
score:0.397,isSpeech:0.5,grade:1.5,lostAround:0.55,lostAround:0.367,kind definition:0.5,asks how:Infinity|-0.049,-0.072,0.043,-0.039,0.024,-0.064,0.126,0
isWhole:0.5,place:2.5,isSubject:0.5,kind definition:0.5,before:0.304,terms:1.24,certain:0.5|0,-0.062,-0.064,-0.019,-0.008,0.061,-0.01,0.101
isWhole:0.5,shape of general:0.5,isSubject:0.5,asks why:0.5,covered:0.286,isFirst:0.5,value:0.5|-0.056,0.008,-0.028,0.037,-0.018,0.042,0.001,0.092
evidence:0.425,score:0.61,certain:0.5,next:0.475,kind definition:0.5,next:0.179,kind definition:0.5|-0.064,0.015,0.002,-0.061,-0.044,0.009,0.05,-0.014
lostAround:0.45,shape:0.5,kind general:0.5,kind count:0.5,shape of definition:0.5,kind why:0.5,evidenceGap:0.288|-0.011,-0.061,0.045,-0.01,-0.063,-0.018,0.021,-0.043
aroundGap:0,asks why:0.5,evidenceGap:0,grade:0.5,words:2.08,shape of definition:0.5,asks none:0.5|-0.007,0.102,-0.01,0.096,0.087,-0.006,-0.047,0.025
isThird:0.5,next:0.475,certain:0.5,evidence:0.152,before:0.475,kind difference:0.5,shape of definition:0.5|-0.072,-0.035,0.04,-0.045,-0.033,0.087,0.049,-0.017
place:3.5,before:0,exact:0.0527,hasHead:0.5,terms:1.5,shape of count:0.5,kind count:0.5|-0.003,-0.059,0.02,0.093,-0.061,0.005,-0.014,-0.061
around:0.467,score:0.397,verb:0.9,isSubject:0.5,hasVerb:0.5,certain:0.5,terms:1.24|-0.064,0.011,-0.039,0.003,-0.033,0.013,0.024,0.086
around:0.467,shape of why:0.5,verb:0.9,score:0.489,ownGap:0.336,kind general:0.5,amount:-0.5|-0.061,-0.021,0.096,-0.026,-0.012,0.035,-0.015,0.061
aroundGap:0.3,asks why:0.5,score:0.339,grade:0.5,reason:0.5,terms:1.7,unknown:0.526|-0.013,0.093,0.008,0.102,-0.064,0.013,-0.034,0.011
covered:0.243,next:0.348,named:0.5,score:0.61,exact:0.128,verb:0.775,kind who:0.5|-0.067,-0.024,-0.019,0.044,0.005,0.054,-0.016,-0.081
around:0.467,shape of why:0.5,grade:1.5,kind general:0.5,ownGap:0.336,verb:0.775,around:Infinity|-0.058,-0.016,0.077,-0.035,-0.008,0.042,0.096,0
place:3.5,isSubject:0.5,around:0.235,terms:1.5,certain:0.5,verb:0.9,cue:0.5|-0.007,0.05,-0.005,0.07,-0.065,0.014,-0.034,0.024
around:0.235,next:0,amount:-0.5,shape of why:0.5,number:0.5,shape of general:0.5,grade:1.5|-0.067,-0.002,-0.03,0.032,-0.065,-0.008,0.004,0.085
evidence:0.268,cue:0.5,grade:1.5,next:0.763,ownGap:0.336,kind general:0.5,before:0.934|-0.059,0.022,0.066,-0.036,-0.014,0.025,0.094,0.01
exact:0,isThird:0.5,amount:-0.5,shape of relation:0.5,fresh:2.08,fresh:2.64,named:0.5|-0.051,0.038,-0.014,0.053,-0.054,0.019,0.028,-0.017
amount:-0.5,kind general:0.5,names:0.5,shape of count:0.5,score:0.881,asks how:0.5,shape of definition:0.5|-0.072,0.002,-0.046,0.007,-0.05,0.01,0.022,-0.028
around:0.418,kind general:0.5,kind why:0.5,cue:0.5,score:0.489,kind difference:0.5,cue:0.5|-0.058,-0.004,-0.03,0.036,-0.002,0.106,0.012,0.085
grade:0.5,terms:1.5,words:1.79,around:0.158,ownGap:0.213,around:Infinity,around:Infinity|-0.061,-0.009,0.063,-0.013,-0.022,0,0.085,0
shape:0.5,isThird:0.5,shape of definition:0.5,pairs:0.708,asks how:0.5,evidenceGap:0,grade:1.5|-0.059,0.002,-0.002,-0.041,0.04,-0.006,-0.051,0.08
amount:-0.5,isShort:0.5,verb:0.775,subject:0.875,amount:Infinity,isSubject:0.5,unknown:0.697|-0.061,-0.003,0.003,0,-0.016,0.036,0.042,-0.018
place:3.5,asks who:0.5,shape of relation:0.5,amount:-0.5,date:0.5,isThird:0.5,before:0.242|-0.046,0.019,-0.05,0,-0.042,0.008,0.052,-0.007
place:3.5,asks who:0.5,score:0.881,head:0.975,terms:1.5,grade:1.5,unsaid:0.642|-0.048,0.018,-0.054,0.042,-0.041,0.038,-0.011,0.056
evidence:0.152,score:0.489,verb:0.775,asks none:0.5,number:0.5,cue:0.5,elsewhere:0.392|-0.06,0.009,-0.025,0.022,-0.01,0.032,0.037,-0.015
shape of why:0.5,grade:0.5,aroundGap:0.3,shape of definition:0.5,isSpeech:0.5,fresh:1.39,exact:0.365|-0.002,-0.05,0.086,0.023,0.003,0.083,-0.03,-0.001
aroundGap:0.3,kind who:0.5,score:0.397,shape of definition:0.5,date:0.5,kind when:0.5,words:3|0.022,-0.018,-0.05,0.016,-0.051,0.004,-0.023,0.022
shape of why:0.5,kind general:0.5,heading:0.243,isSubject:0.5,terms:1.5,rarestGap:0.288,claim:0.292|-0.03,0.029,0.005,0.082,0.091,0.013,0.042,-0.029
amount:-0.5,shape of general:0.5,names:0.5,pairs:0.708,place:0.5,unsaid:0,kind definition:0.5|-0.066,0.01,0.029,-0.035,-0.054,-0.012,0.021,-0.02
evidence:0.235,shape of count:0.5,amount:-0.5,asks none:0.5,amount:Infinity,fresh:2.77,verb:0.9|-0.054,0.012,0.044,0,-0.05,0.021,0.004,0.042
pairs:0.775,asks none:0.5,hasHead:0.5,shape of why:0.5,claim:0.292,ownGap:0,kind definition:0.5|-0.019,0.037,-0.007,0.061,0.052,-0.032,0.003,-0.037
amount:-0.5,kind count:0.5,hasHead:0.5,hasVerb:0.5,amount:Infinity,evidence:0,isSpeech:0.5|-0.045,0.042,-0.065,0,-0.047,0.012,-0.054,0.049
aroundGap:0,kind why:0.5,evidenceGap:0,grade:1.5,leastEvidence:0.925,leastEvidence:0.706,subject:0.183|-0.003,0.065,0.075,0.001,0.079,-0.018,-0.033,0.008
isSubject:0.5,kind definition:0.5,before:0.304,asks what:0.5,next:0.475,words:2.2,unsaid:0|-0.005,0.029,-0.052,0.008,-0.036,0.023,0.097,-0.002
evidence:0.0356,ownCovered:0,named:1.5,lostAround:0.0833,amount:Infinity,amount:-0.5,asks what:0.5|0.005,-0.066,0.008,0,-0.036,0.011,-0.063,0.014
value:0.5,shape of general:0.5,aroundGap:0.0647,around:Infinity,terms:1.5,names:0.5,asks when:0.5|-0.066,0,-0.025,0.032,-0.035,0.018,-0.023,0.049
shape:0.5,kind difference:0.5,kind definition:0.5,words:3.26,exact:0.365,aroundGap:0.349,grade:1.5|-0.038,0.05,-0.022,0.086,0.024,-0.022,-0.038,0.063
before:0,grade:1.5,heading:0.313,isSpeech:0.5,amount:Infinity,amount:-0.5,isFirst:0.5|-0.021,0.054,0.072,0,-0.029,0.033,-0.029,0.007
grade:0.5,shape of definition:0.5,grade:1.5,certain:0.5,next:0.475,heading:0,asks none:Infinity|-0.024,0.011,-0.05,-0.003,0.001,0.018,0.063,0
grade:0.5,kind definition:0.5,words:2.08,heading:0.313,leastVerb:0.9,around:Infinity,fresh:2.56|0.009,-0.025,0.05,-0.045,-0.014,0,0.062,0.008
named:0.5,place:0.5,kind who:0.5,terms:1.24,isSpeech:0.5,place:4.5,unsaid:0.347|0.01,0.051,-0.015,0.049,-0.004,-0.055,-0.069,-0.006
aroundGap:0.401,certain:0.5,next:0.475,next:0,hasHead:0.5,unsaid:0.642,evidenceGap:0.545|-0.032,0.005,0.012,-0.032,-0.059,0.022,-0.021,0.095
value:0.5,next:0,around:0.158,terms:1.5,own:0.51,next:0,grade:0.5|-0.06,-0.006,-0.026,0.031,-0.05,0.001,0.006,0.058
grade:1.5,kind definition:0.5,asks where:Infinity,named:0.5,leastVerb:0.9,asks where:Infinity,asks where:Infinity|0.011,-0.026,0.037,-0.048,0.069,0,0,0
named:0.5,kind definition:0.5,asks who:0.5,certain:0.5,grade:1.5,asks why:0.5,amount:Infinity|-0.013,0.026,-0.035,0.05,-0.018,0.047,-0.08,0
named:1.5,terms:1.24,before:0.242,heading:0.313,aroundGap:0.0228,terms:1.24,next:0.257|0.001,-0.036,0.044,-0.007,0.009,-0.072,0.039,-0.043
named:0.5,certain:0.5,shape of count:0.5,kind count:0.5,kind definition:0.5,asks who:0.5,asks none:Infinity|-0.001,-0.053,0.019,-0.011,-0.021,-0.066,0.056,0
amount:-0.5,fresh:2.64,terms:1.5,fresh:2.56,aroundGap:0.0228,kind difference:0.5,aroundGap:0.205|-0.055,-0.009,0.045,-0.018,-0.003,0.076,0.051,-0.012
lostAround:0.817,kind difference:0.5,fresh:1.39,terms:1.5,exact:0.365,aroundGap:Infinity,head:0.245|-0.006,0.027,-0.023,0.097,-0.003,0,-0.006,-0.059
next:0,score:0.489,heading:0,rarest:0.56,terms:1.24,score:0.881,shape of definition:0.5|-0.05,-0.019,-0.017,0.017,0.045,0.004,0.002,-0.035
named:1.5,aroundGap:0,before:0.242,place:4.5,kind difference:0.5,leastAround:0.975,words:2.83|0.024,-0.034,-0.015,0.059,-0.07,-0.009,-0.033,0.035
before:0,ownGap:0,leastVerb:0.35,asks why:0.5,isDependent:0.5,score:0.881,asks none:0.5|-0.004,0.05,-0.035,0.01,0.048,0.005,-0.005,0.037
words:2.08,shape of relation:0.5,aroundGap:0.3,evidenceGap:0,aroundGap:Infinity,shape:0.5,verb:0.9|-0.049,-0.013,0.031,0,-0.015,0.016,-0.034,0.015
asks none:0.5,isSpeech:0.5,evidenceGap:0.545,grade:0.5,asks who:0.5,fresh:1.61,asks how:Infinity|-0.011,0.063,0.045,-0.041,0.011,0.065,-0.025,0
names:0.5,unsaid:0,place:6.5,place:9.5,date:0.5,unsaid:0.482,kind relation:0.5|-0.055,0.019,-0.019,0.045,0.011,-0.017,-0.034,0.027
before:0,shape of why:0.5,before:0.174,grade:1.5,aroundGap:0.3,own:0.122,aroundGap:0.15|-0.02,0.047,0.066,-0.018,-0.022,0.064,0.011,-0.018
named:0.5,terms:1.24,kind relation:0.5,unknowns:0.5,evidenceGap:0.111,fresh:2.64,fresh:2.08|0.001,-0.025,0.034,-0.008,-0.035,0.017,0.006,0.076
names:0.5,rarestGap:0,leastVerb:0.9,covered:0.374,evidenceGap:0.545,heading:0,isSubject:0.5|0.011,-0.056,0.023,-0.046,0.029,-0.01,-0.015,0.029
before:0,kind why:0.5,terms:1.24,grade:1.5,aroundGap:0.3,words:3,aroundGap:0.205|-0.019,0.048,0.044,-0.037,-0.018,0.046,0.039,-0.015
pairs:0.708,shape of why:0.5,leastAround:0.975,verb:0.775,evidenceGap:0.396,leastEvidence:0.706,aroundGap:0|-0.017,0.009,0.045,-0.023,0.021,-0.032,0.051,-0.029
hasHead:0.5,asks who:0.5,isSpeech:0.5,isDependent:0.5,verb:0.975,relation function:0.5,unsaid:0|0.003,0.034,-0.04,0.01,-0.054,-0.002,0.03,-0.017
isSpeech:0.5,score:0.397,asks who:0.5,isShort:0.5,asks none:0.5,unsaid:0.482,leastAround:0.853|-0.032,0.025,-0.001,0.043,0.057,-0.028,-0.042,0.003
shape of count:0.5,next:0.257,around:0.668,score:0.881,claim:0.708,evidence:0.268,words:3.37|-0.023,0.003,0.025,-0.013,0.06,-0.04,0.094,-0.01
kind difference:0.5,verb:0.9,own:0.382,shape of general:0.5,asks which:0.5,amount:Infinity,amount:Infinity|-0.012,0.014,0.024,-0.03,-0.011,0,0.093,0
hasVerb:0.5,kind difference:0.5,asks what:0.5,grade:0.5,leastAround:0.925,before:0,lost:0.5|-0.02,0.035,0.058,0.016,-0.015,0.015,0.004,0.054
before:0,isItem:0.5,hasVerb:0.5,own:0.0734,verb:0.975,isSubject:0.5,asks which:0.5|-0.048,-0.01,0.053,-0.037,-0.01,0.032,0.033,-0.031
named:1.5,aroundGap:0,asks what:0.5,fresh:2.64,ownCovered:0.5,before:0.242,covered:0.667|0.004,0.054,-0.002,-0.037,-0.066,-0.016,-0.023,0.018
kind relation:0.5,named:0.5,claim:0.708,leastVerb:0.9,asks who:0.5,covered:0.409,shape:0.5|0.015,-0.005,-0.009,-0.064,-0.003,0.1,-0.029,0.009
isDependent:0.5,verb:0.775,fresh:2.56,ownGap:0,kind general:0.5,evidenceGap:0.171,place:5.5|-0.004,-0.025,0.03,-0.003,0.002,0.039,0.08,-0.019
named:0.5,place:0.5,asks who:0.5,kind definition:0.5,ownCovered:0.258,place:4.5,asks what:Infinity|0.024,-0.009,0.019,-0.011,0.005,-0.051,-0.069,0
heading:0.243,fresh:1.61,ownCovered:0.444,leastAround:0.925,next:0.475,place:2.5,grade:0.5|-0.033,0.01,0.007,0.04,0.032,-0.023,-0.036,0.018
heading:0,kind relation:0.5,isWhole:0.5,around:0,fresh:1.95,asks none:0.5,rarestOwn:0.35|-0.05,0.003,-0.011,0.103,-0.041,0.018,0.027,-0.022
kind relation:0.5,terms:1.24,around:0.912,words:2.94,aroundGap:0.25,evidence:0.268,heading:0.243|-0.019,0.009,0.019,-0.024,-0.014,0.118,0.031,-0.021
pairs:0.775,words:2.4,hasHead:0.5,score:0,unknown:0.11,ownGap:0,words:2.71|0.017,-0.03,-0.006,0.017,0.045,-0.022,0.004,-0.039
amount:-0.5,isWhole:0.5,named:1.5,unsaid:0.282,kind count:0.5,terms:1.24,subject:0.183|-0.063,-0.022,0.016,-0.021,-0.004,0.018,-0.044,0.019
amount:-0.5,unknown:0.211,named:1.5,words:1.95,kind count:0.5,hasHead:0.5,pairs:0.708|0.015,-0.062,0.029,-0.033,0.012,-0.028,-0.048,0.023
asks which:0.5,words:3,isList:0.5,unsaid:0.482,elsewhere:0.329,around:0.341,around:Infinity|-0.001,-0.026,0.029,-0.03,0.012,-0.043,0.026,0
next:0,value:0.5,hasHead:0.5,isSpeech:0.5,ownCovered:0.258,heading:0.313,leastAround:0.925|-0.056,-0.003,0.017,-0.015,0.023,-0.012,-0.048,0.013
isDependent:0.5,isFirst:0.5,names:0.5,isSubject:0.5,words:2.83,lostAround:0.45,certain:0.5|-0.019,0.023,-0.011,0.035,-0.051,0.015,-0.008,0.043
pairs:0.775,claim:0.775,hasHead:0.5,kind count:0.5,shape of count:0.5,aroundGap:0,before:0.242|0.008,-0.039,-0.029,0.056,0.041,-0.026,-0.034,0.003
named:0.5,ownCovered:0.5,pairs:0.708,kind definition:0.5,place:0.5,asks what:0.5,leastAround:0.853|0.024,-0.048,0.007,-0.017,-0.038,0.005,-0.03,0.044
kind difference:0.5,value:0.5,isWhole:0.5,shape of general:0.5,otherPlace:0.5,exact:0.365,own:0.79|-0.046,0.014,0.002,-0.051,-0.002,0.106,0.025,-0.023
asks which:0.5,shape of definition:0.5,aroundGap:0,shape:0.5,grade:0.5,next:0,lostAround:0.775|-0.009,0.016,-0.03,0.04,-0.024,0.037,-0.056,0.007
around:0.267,next:0.179,ownCovered:0.5,asks none:0.5,kind general:0.5,evidenceGap:0,isDependent:0.5|-0.042,0.016,0.06,-0.026,0.039,0.008,-0.008,0.022
grade:2.5,next:0.763,isSpeech:0.5,asks none:0.5,heading:0,amount:Infinity,next:0.257|-0.012,0.028,0.035,-0.016,0.058,0,0.01,-0.016
next:0,hasClass:0.5,hasHead:0.5,value:0.5,newName:0.5,heading:0.313,unknowns:0.5|-0.048,-0.001,-0.06,-0.007,0.018,-0.017,0.005,-0.055
grade:1.5,shape of definition:0.5,isSpeech:0.5,kind count:0.5,hasVerb:0.5,asks none:Infinity,asks none:Infinity|0.006,-0.021,-0.033,0.068,0.054,0,-0.013,0
value:0.5,shape:0.5,isSubject:0.5,negation:0.5,rarest:0.706,subject:0.55,words:2.2|-0.058,-0.004,0.019,-0.022,0.004,-0.044,-0.042,0.039
relation disadvantage:0.5,pairs:0.775,aroundGap:Infinity,asks which:0.5,unknown:0.339,aroundGap:Infinity,aroundGap:Infinity|-0.005,-0.032,0.025,-0.038,0.065,0,0,0
covered:0,asks how:0.5,grade:0.5,kind relation:0.5,hasVerb:0.5,ownCovered:0.5,words:2.08|-0.051,-0.006,-0.016,0.009,0.013,-0.006,-0.012,0.052
next:0.257,ownCovered:0.57,pairs:0.367,evidence:0.268,place:0.5,kind relation:0.5,newName:0.5|-0.016,0.018,-0.01,-0.034,-0.003,0.05,0.013,0.053
shape of count:0.5,covered:0.9,leastAround:0.245,terms:1.5,isSubject:0.5,own:0.293,asks how:Infinity|-0.001,0.023,-0.019,0.015,0.047,-0.033,0.075,0
next:0.763,grade:0.5,claim:0.708,relation disadvantage:0.5,words:2.08,names:0.5,words:2.4|-0.005,0.061,-0.016,0.049,-0.022,0.068,0.017,-0.028
aroundGap:0.3,terms:0.896,terms:0.896,grade:1.5,named:0.5,elsewhere:0.656,covered:0.6|-0.028,0.022,0.012,-0.01,0.048,-0.01,-0.039,0.014
asks who:0.5,kind count:0.5,evidence:0.705,next:0.763,certain:0.5,evidence:0.302,terms:1.24|0.004,0.035,-0.048,0.032,-0.026,0.028,-0.059,-0.007
heading:0,claim:0.708,rarest:0.853,around:0,isSubject:0.5,fresh:2.64,otherClaim:0.5|-0.042,0.015,-0.023,0.021,-0.04,0.026,0.002,-0.056
named:1.5,aroundGap:0.3,asks what:0.5,ownCovered:0.57,kind when:0.5,leastEvidence:0.975,words:2.4|0.018,0.002,-0.021,0.036,-0.053,-0.005,-0.025,0.02
heading:0,kind relation:0.5,exact:0.704,unknown:0,evidence:0.268,unknown:0.463,shape of count:0.5|-0.009,0.015,-0.017,0.061,0.014,-0.033,-0.038,0.035
head:0.875,own:0,own:0,amount:Infinity,negation:0.5,shape of relation:0.5,ownCovered:0.258|0.014,0,-0.058,0.004,-0.025,0.054,0.041,0
amount:-0.5,evidence:0.9,rarestGap:0,unsaid:0.482,next:0.257,names:0.5,unsaid:0.642|-0.057,0.001,-0.014,0.033,-0.039,0,0.006,0.081
hasHead:0.5,heading:0.243,isList:0.5,kind difference:0.5,leastVerb:0.775,reason:0.5,exact:0.704|0.002,0.053,-0.031,-0.006,-0.046,-0.005,0.031,-0.019
asks how:0.5,isItem:0.5,exact:0.704,words:3,before:0.304,own:0.334,place:1.5|-0.006,0.019,0.051,-0.009,-0.001,-0.04,0.027,-0.025
heading:0,named:1.5,place:0.5,exact:0,leastAround:0.975,claim:0.708,score:0.176|-0.015,0.011,-0.047,0,0.016,-0.016,0.018,-0.032
terms:1.5,around:0.158,shape:0.5,terms:0.896,heading:0,isDependent:0.5,date:0.5|0.005,-0.045,0.006,-0.013,0.004,-0.047,0.043,-0.014
isSubject:0.5,verb:0.775,hasClass:0.5,certain:0.5,rarest:0.8,fresh:1.39,amount:Infinity|-0.028,-0.003,0.026,0.001,-0.021,0.035,-0.05,0
otherPlace:0.5,value:0.5,around:Infinity,terms:1.5,relation function:0.5,around:Infinity,around:Infinity|-0.036,0.026,0.003,-0.031,-0.055,0,0,0
terms:1.5,otherClaim:0.5,rarestOwn:0.35,asks which:0.5,next:0.763,isFirst:0.5,elsewhere:0|0,-0.028,-0.057,0.017,0.047,0.004,0.019,-0.023
named:1.5,terms:0.896,asks what:0.5,cue:0.5,kind count:0.5,cue:0.5,words:2.2|-0.019,0.029,0.012,-0.018,-0.057,-0.009,-0.021,0.039
elsewhere:0.329,ownCovered:0.57,ownCovered:0.211,lostAround:0.55,verb:0.9,amount:0.5,ownCovered:0.258|0.021,-0.017,-0.01,0.015,-0.045,0.02,0.054,-0.018
certain:0.5,asks why:0.5,own:0.122,next:0.475,elsewhere:0.166,kind definition:0.5,evidenceGap:0|-0.034,0.016,0.038,-0.022,0.037,-0.017,0.004,-0.016
named:0.5,leastVerb:0.9,asks who:0.5,fresh:1.95,rarest:0.877,rarest:0.877,fresh:1.39|-0.003,0.029,-0.011,0.008,-0.02,0.013,0.007,-0.069
terms:1.5,shape of count:0.5,unknowns:0.5,leastEvidence:0.245,leastEvidence:0.807,lostAround:0.225,words:2.2|0.002,-0.011,-0.012,0.068,0.028,-0.026,-0.021,0.046
kind relation:0.5,amount:-0.5,heading:0,around:0.912,named:0.5,subject:0.367,own:0.0734|-0.043,0.005,0.002,-0.014,0.076,-0.002,0.047,-0.031
value:0.5,unknowns:1.5,cue:0.5,ownCovered:0.814,own:0.293,unsaid:0.759,newName:0.5|-0.048,0.003,-0.024,0.058,0.004,-0.034,0.046,0.001
isSubject:0.5,claim:0.775,before:0.38,kind relation:0.5,cue:0.5,terms:1.24,around:0.83|-0.004,0.041,-0.034,0.039,-0.008,0.029,0.004,0.059
amount:-0.5,evidence:0.9,shape of count:0.5,unknown:0.211,certain:0.5,named:0.5,rarestGap:0|-0.061,-0.009,-0.013,0.022,0.005,-0.016,0.059,-0.011
around:0.467,cue:0.5,claim:0.292,next:0.475,unknown:0.697,reason:0.5,pairs:0.775|-0.026,0.026,-0.004,0.075,0.034,-0.007,-0.006,0.022
pairs:0.775,kind count:0.5,aroundGap:0,around:0.105,ownCovered:0.356,around:0.912,around:0.912|-0.039,0.001,0.017,-0.041,-0.019,0.039,0,-0.033
aroundGap:0.0647,words:1.95,leastVerb:0.35,asks how:0.5,score:0.176,next:0.0893,kind difference:0.5|-0.036,0.013,0.037,0.002,-0.014,0.037,-0.038,0.026
head:0.875,evidence:0.0988,own:0.334,around:Infinity,exact:0.53,own:0,exact:0.438|0.009,0,-0.056,-0.001,-0.01,0.025,-0.021,0.002
claim:0.292,rarest:0.706,around:0.301,hasVerb:0.5,unsaid:0,around:0.158,grade:1.5|-0.032,0.008,0.016,0.057,-0.034,0.051,-0.012,0.035
head:0.875,own:0,asks which:0.5,amount:Infinity,terms:1.5,words:2.94,evidence:0.9|0.016,0,-0.046,0.007,-0.001,0.015,-0.035,0.034
elsewhere:0.496,unknowns:2.5,ownCovered:0.4,unsaid:0.482,date:0.5,words:2.56,words:3|0.002,-0.02,0.064,-0.018,0.026,-0.015,0.091,-0.001
named:1.5,heading:0.243,reason:0.5,ownGap:0,words:3,terms:1.24,next:0|0.014,-0.007,0,-0.042,0.003,-0.05,0.028,-0.01
asks which:0.5,kind count:0.5,covered:0.409,names:0.5,around:0.912,covered:0.128,fresh:1.39|-0.019,0.01,-0.036,0.018,-0.016,0.048,0.026,-0.035
kind relation:0.5,shape of count:0.5,relation function:0.5,named:0.5,isItem:0.5,claim:0.708,place:3.5|-0.003,-0.019,0.048,-0.031,0.088,0.01,-0.04,0.018
isSubject:0.5,subject:0.55,unknown:0.211,ownGap:0,number:0.5,fresh:1.39,unsaid:0.642|0.004,-0.012,-0.061,0,-0.021,0.045,-0.037,0.035
fresh:2.64,isItem:0.5,unknowns:0.5,unknowns:2.5,asks how:0.5,place:0.5,kind definition:0.5|-0.011,0.03,0.025,-0.032,0.044,-0.04,0.057,-0.016
kind difference:0.5,unknown:0,leastEvidence:0.758,isSubject:0.5,kind definition:0.5,score:0.339,negation:0.5|-0.013,0.022,0.013,-0.025,-0.017,0.11,-0.025,0.013
amount:-0.5,words:1.95,words:2.08,amount:Infinity,unsaid:0.642,claim:0.0833,head:0.875|0.022,0,-0.045,0.009,0.009,-0.043,-0.039,0.004
grade:0.5,before:0,before:0.934,unknown:0,words:3.37,words:2.08,isSubject:0.5|-0.016,0.002,0.012,-0.03,-0.001,0.064,-0.041,0.01
terms:1.5,words:3.09,words:2.4,pairs:0.55,rarestOwn:0.35,isThird:0.5,words:3.09|-0.012,0.013,0.043,-0.008,0.02,-0.047,0.039,-0.004
otherClaim:0.5,terms:1.24,terms:1.5,words:2.94,leastAround:0.706,own:0.79,unknown:0.211|-0.014,0.017,0.003,0.027,-0.062,0.01,0.036,-0.014
kind difference:0.5,exact:0.365,next:0.348,shape:0.5,before:0.641,exact:0.704,leastEvidence:0.925|-0.015,0.014,-0.005,-0.024,-0.03,0.03,0.079,0.01
rarestGap:0.363,aroundGap:0,exact:0.128,evidenceGap:0.0307,leastEvidence:0.245,unsaid:0.482,covered:0.667|-0.003,0.04,-0.002,-0.034,-0.028,0.02,0.021,0.083
kind difference:0.5,kind relation:0.5,unsaid:0.282,pairs:0.775,ownGap:0.528,words:2.4,aroundGap:Infinity|-0.008,0.021,0.008,0.072,-0.003,0.067,-0.016,0
kindOf:0.975,hasClass:0.5,verb:0.775,lostAround:0.708,place:0.5,score:0.489,lostAround:0.292|0.002,-0.032,0.005,-0.046,-0.004,0.076,0.015,-0.032
date:0.5,unknowns:2.5,kind who:0.5,unsaid:0.482,asks what:0.5,named:0.5,named:1.5|0.004,-0.021,0.06,-0.001,-0.046,-0.005,0.047,-0.037
words:2.4,next:0,before:0,shape of relation:0.5,heading:0,grade:0.5,isItem:0.5|-0.039,0.019,0.037,-0.029,-0.007,0.05,0.02,-0.022
elsewhere:0.329,kind definition:0.5,next:0.475,own:0.621,hasVerb:0.5,heading:0,evidenceGap:0.491|0.021,-0.001,-0.023,0.04,-0.035,0.013,-0.008,0.058
ownCovered:0.57,words:2.94,grade:1.5,around:0.418,terms:1.24,place:0.5,isSpeech:0.5|-0.016,0.015,0.061,0.008,0,-0.016,0.048,-0.02
kind difference:0.5,ownCovered:0.258,isDependent:0.5,asks what:0.5,around:0.467,pairs:0.55,place:0.5|0.002,0.036,-0.027,-0.005,0.069,-0.009,-0.001,-0.017
unsaid:0.482,unsaid:0,number:0.5,place:3.5,named:0.5,rarestGap:0.363,exact:0.194|0.001,-0.024,0.023,-0.011,-0.036,0.018,0.055,-0.005
kind relation:0.5,before:0,pairs:0.367,kind why:0.5,before:0.174,around:0.378,around:0.912|-0.014,0.012,0.05,-0.006,-0.022,0.071,0.033,-0.015
shape of count:0.5,shape of why:0.5,before:0.475,claim:0.708,ownGap:0.0402,subject:0.0833,covered:0.9|0,-0.014,0.05,-0.011,0.076,-0.01,-0.023,0.028
value:0.5,unknowns:1.5,unknowns:2.5,leastAround:0.975,newName:0.5,isDependent:0.5,before:0.0961|-0.041,0.005,0.043,-0.018,-0.001,0.015,0.057,-0.008
grade:0.5,isSpeech:0.5,isSpeech:0.5,kind definition:0.5,shape of who:0.5,place:4.5,aroundGap:Infinity|0.001,-0.027,0.03,-0.039,0.053,-0.002,-0.017,0
before:0,isItem:0.5,before:0.0961,next:0,number:0.5,heading:0,hasVerb:0.5|-0.016,0.007,0.044,-0.008,0.072,-0.015,-0.002,0.016
around:0,amount:Infinity,unknown:0,amount:Infinity,amount:Infinity,leastAround:0.682,shape of definition:0.5|-0.038,0,0,0,-0.026,0.005,0.013,-0.024
isWhole:0.5,kind definition:0.5,unknown:0.395,unsaid:0.282,isList:0.5,reason:0.5,rarest:0.925|-0.01,0.011,-0.046,0.02,0.017,-0.011,-0.032,0.012
asks how:0.5,lost:2.5,leastVerb:0.775,unsaid:0,lost:3.5,next:0.0893,rarest:0.975|-0.001,0.019,-0.037,0.009,0.042,-0.013,-0.052,-0.01
shape of why:0.5,unknown:0.602,ownGap:0.618,named:1.5,rarestGap:0.1,evidenceGap:0.171,amount:Infinity|0.004,-0.025,-0.03,0.023,0.05,-0.002,-0.028,0
lostAround:0.367,unsaid:0.482,value:0.5,unsaid:0,words:2.2,lost:2.5,evidenceGap:0.171|-0.008,0.023,0.001,-0.056,-0.042,0.022,0.006,0.038
named:1.5,ownCovered:0.5,pairs:0.708,claim:0.45,ownGap:0,asks how:0.5,fresh:2.08|0.001,0.034,0.002,-0.028,-0.054,-0.006,0.041,0.002
unsaid:0.759,leastVerb:0.9,number:0.5,unknown:0,pairs:0.775,asks how:Infinity,exact:0.0527|-0.011,0.024,-0.009,0.018,-0.048,0,-0.011,0.027
elsewhere:0.329,relation function:0.5,leastAround:0.682,names:0.5,evidenceGap:0,fresh:2.08,covered:0.374|-0.015,0.007,-0.042,0.015,-0.007,-0.037,0.061,-0.018
grade:0.5,elsewhere:0.166,heading:0.715,asks why:0.5,amount:-0.5,before:0.934,isFirst:0.5|-0.009,0.02,-0.041,0.014,0.048,0.006,-0.006,0.01
head:0.875,fresh:2.08,ownCovered:0.5,evidence:0.537,own:0.0734,elsewhere:0.329,ownGap:0|-0.026,0.028,-0.003,-0.049,0.018,-0.01,0.004,-0.033
asks which:0.5,heading:0.137,hasVerb:0.5,hasVerb:0.5,rarestGap:0.288,aroundGap:0,leastEvidence:0.975|-0.007,0.012,-0.015,0.018,0.041,-0.026,-0.01,-0.062
kind relation:0.5,kindOf:0.975,place:0.5,asks which:0.5,words:3.09,isSubject:0.5,score:0.881|-0.003,-0.041,0.058,-0.016,0.088,0.016,0.016,-0.033
number:0.5,subject:0.183,covered:0.189,terms:1.24,next:0.0893,leastVerb:0.35,pairs:0.55|-0.02,-0.001,0.024,-0.012,0.075,0.005,-0.004,0.036
value:0.5,unknowns:1.5,isSubject:0.5,evidence:0.344,unknown:0.697,leastVerb:0.9,hasClass:0.5|0.013,-0.042,0.03,-0.015,0.012,-0.006,0.028,-0.035
rarestGap:0,number:0.5,fresh:2.56,aroundGap:0,around:0.301,ownCovered:0.258,kind general:0.5|-0.004,-0.029,0.06,0.006,0.044,0.005,0.004,-0.044
verb:0.775,terms:1.24,terms:1.24,reason:0.5,claim:0.708,shape of count:0.5,unknown:0.697|0.006,-0.023,-0.009,-0.04,-0.016,0.033,0.03,-0.02
grade:1.5,claim:0.708,next:0.763,next:0.763,cue:0.5,amount:Infinity,amount:Infinity|-0.001,0.042,-0.021,0.043,0.046,0,0.001,0
isSubject:0.5,kind general:0.5,asks who:0.5,leastEvidence:0.807,leastEvidence:0.245,around:0.668,isSpeech:0.5|-0.018,0,0.012,-0.012,-0.011,0.034,-0.046,0.001
words:2.56,heading:0,score:0.397,next:0,isFirst:0.5,aroundGap:0.0647,otherClaim:0.5|0,0.042,-0.029,0.019,0.008,-0.032,0.005,-0.056
kind difference:0.5,kind relation:0.5,score:0.339,unknown:0,fresh:2.2,amount:Infinity,isDependent:0.5|-0.009,0.004,-0.002,0.049,-0.018,0,0.071,-0.003
around:0,amount:Infinity,named:1.5,amount:Infinity,amount:Infinity,evidence:0.0988,number:0.5|-0.038,0,0,0,0.042,0.004,-0.042,0.005
kindOf:0.975,words:2.08,words:2.89,isThird:0.5,lostAround:0.225,elsewhere:0.265,ownCovered:0.444|0.015,-0.035,-0.004,0.009,0.067,-0.008,0.029,-0.021
otherClaim:0.5,kind relation:0.5,verb:0.775,before:0.934,relation function:0.5,leastAround:0.925,ownCovered:0.5|0,-0.021,0.047,-0.01,-0.058,-0.003,-0.017,0.042
asks who:0.5,pairs:0.708,named:0.5,claim:0.292,hasHead:0.5,score:0.176,evidence:0.476|0.009,-0.004,0.029,-0.019,-0.037,0.018,0.009,-0.059
kindOf:0.975,otherClaim:0.5,newName:0.5,own:0.334,own:0.79,heading:0,score:0.61|0.011,-0.005,-0.049,0.023,0.076,0.015,0.007,-0.025
negation:0.5,isYesOrNo:0.5,evidence:0.9,unknown:0.395,unknown:0.602,asks how:0.5,subject:0.367|0.005,-0.017,-0.062,0.008,0.044,-0.015,-0.042,0.018
shape of count:0.5,kind count:0.5,isItem:0.5,head:0.975,around:0.912,certain:0.5,around:Infinity|-0.037,0,-0.045,-0.003,-0.016,0.058,-0.018,0
rarest:0.706,leastVerb:0.35,place:3.5,pairs:0.292,ownCovered:0.57,place:2.5,isItem:0.5|-0.005,0.043,-0.013,-0.049,0.004,0.042,-0.028,0.027
`),
};
