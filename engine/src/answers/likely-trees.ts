import { type BoostedTrees, readTrees } from './boosted-trees.ts';

/**
 * How likely a passage answers a question: boosted trees, learned from the questions of `engine/golden` and
 * `engine/training` by `npm run train:answers`, which writes this file.
 */
export const LIKELY: BoostedTrees = {
  bias: -2.746,
  trees: readTrees(`
own:0.79,place:0.5,place:0.5,shape of why:0.5,evidence:0.9,value:0.5,grade:1.5|0.02,0.491,-0.0748,0.0368,-0.00793,0.521,0.0309,0.35
covered:0.9,isFirst:0.5,shape:0.5,exact:0.438,asks why:0.5,asks how:0.5,isFirst:0.5|-0.0754,-0.0298,0.0185,0.267,-0.011,-0.0534,0.155,0.478
around:0.912,isFirst:0.5,shape:0.5,around:0.467,shape of why:0.5,asks why:0.5,kind definition:0.5|-0.0788,-0.0394,0.0253,0.263,-0.0292,0.0662,0.329,0.161
around:0.83,isThird:0.5,place:1.5,around:0.52,evidence:0.537,value:0.5,grade:2.5|-0.0786,-0.0517,-0.0337,0.0602,-0.0295,0.188,-0.0222,0.158
evidence:0.705,shape of why:0.5,shape:0.5,isFirst:0.5,aroundGap:0.3,asks how:0.5,aroundGap:0|-0.0724,-0.000296,0.252,-0.0459,-0.00666,-0.063,0.192,-0.000873
around:0.83,score:0.61,shape:0.5,around:0.52,asks why:0.5,asks how:0.5,score:0.881|-0.079,-0.0444,-0.0267,0.152,0.0167,-0.0598,0.0411,0.175
isThird:0.5,own:0.79,shape of why:0.5,lostAround:0.292,isSpeech:0.5,lostAround:0.292,score:0.397|-0.0401,-0.0754,-0.0221,0.0757,0.0854,-0.0247,-0.00586,0.267
place:1.5,certain:0.5,around:0.912,kind difference:0.5,evidence:0.476,around:0.467,isSubject:0.5|-0.0484,0.0571,-0.0218,0.129,-0.0763,-0.049,-0.0288,0.125
score:0.61,lostAround:0.292,shape:0.5,ownGap:0,exact:0.438,asks why:0.5,cue:0.5|0.0898,-0.0374,-0.0763,-0.0313,-0.0561,0.0267,0.0457,0.19
isFirst:0.5,lostAround:0.45,certain:0.5,aroundGap:0.0228,isThird:0.5,amount:-0.5,kind definition:0.5|0.0353,-0.0456,-0.0751,-0.0423,-0.0582,-0.00383,0.134,0.0201
place:1.5,certain:0.5,around:0.912,asks why:0.5,shape of definition:0.5,around:0.52,isSubject:0.5|-0.0415,0.0271,0.108,-0.00835,-0.0726,-0.042,-0.0219,0.124
isThird:0.5,own:0.79,isWhole:0.5,evidence:0.425,isDependent:0.5,shape of why:0.5,shape:0.5|-0.0737,-0.0427,0.000494,0.0846,-0.0187,0.134,-0.0147,0.104
around:0.668,score:0.489,shape:0.5,around:0.418,shape of why:0.5,kind count:0.5,grade:1.5|-0.0765,-0.0491,-0.0329,0.13,-0.00437,-0.0635,0.0477,0.201
score:0.61,leastAround:0.975,shape of why:0.5,own:0.436,ownGap:0,grade:1.5,words:3.37|-0.0701,-0.0321,0.103,-0.0138,-0.000702,0.167,0.148,0.0308
place:1.5,isWhole:0.5,lostAround:0.292,kind general:0.5,grade:0.5,grade:2.5,before:0.475|-0.0254,0.0616,0.0588,0.151,-0.0215,0.0934,-0.0687,-0.0169
place:1.5,lostAround:0.45,lostAround:0.45,verb:0.9,asks why:0.5,amount:-0.5,kind general:0.5|0.0357,0.111,-0.0389,0.0631,-0.0696,-0.0138,-0.0738,-0.0445
place:1.5,shape of why:0.5,around:0.467,certain:0.5,reason:0.5,isThird:0.5,certain:0.5|-0.0301,0.0315,0.00483,0.131,-0.0725,-0.0302,-0.0555,-0.002
isThird:0.5,next:0.475,shape of why:0.5,around:0.418,ownGap:0,verb:0.775,cue:0.5|-0.0721,-0.0417,0.0732,-0.0276,-0.00645,0.0535,0.0101,0.128
lostAround:0.45,shape:0.5,score:0.397,kind count:0.5,kind definition:0.5,rarestOwn:0.975,shape of why:0.5|-0.0109,-0.0663,0.0653,-0.00747,-0.0721,-0.00904,-0.035,0.0774
around:0.52,isThird:0.5,certain:0.5,exact:0.252,asks why:0.5,verb:0.35,grade:1.5|-0.0711,-0.0364,-0.0321,0.039,-0.0411,0.0162,0.0282,0.136
around:0.467,shape of why:0.5,aroundGap:0.0228,isFirst:0.5,evidenceGap:0.445,kind why:0.5,isSpeech:0.5|-0.0649,-0.0182,0.0704,-0.0251,0.0228,0.109,-0.0379,0.0526
isThird:0.5,next:0.475,isSubject:0.5,covered:0.332,amount:-0.5,kind definition:0.5,covered:0.826|-0.0717,-0.04,-0.0471,0.0377,0.026,-0.0569,0.009,0.106
place:2.5,certain:0.5,score:0.61,next:0,kind definition:0.5,lostAround:0.292,isThird:0.5|-0.0474,0.00346,0.0624,-0.0152,-0.035,-0.0674,-0.0362,0.0273
place:1.5,shape of why:0.5,lostAround:0.292,kind general:0.5,aroundGap:0.0228,subject:0.55,shape of why:0.5|-0.0038,0.056,0.118,0.0229,-0.0181,0.0494,-0.061,0.035
score:0.397,isSpeech:0.5,grade:1.5,lostAround:0.55,lostAround:0.367,kind definition:0.5,asks how:Infinity|-0.0487,-0.0719,0.0432,-0.0394,0.0243,-0.0644,0.126,0
isWhole:0.5,place:2.5,isSubject:0.5,kind definition:0.5,before:0.304,terms:1.24,certain:0.5|-0.0000883,-0.062,-0.0638,-0.019,-0.00843,0.061,-0.0104,0.101
isWhole:0.5,shape of general:0.5,isSubject:0.5,asks why:0.5,covered:0.286,isFirst:0.5,value:0.5|-0.0561,0.00804,-0.0279,0.0368,-0.0179,0.0419,0.000847,0.0922
evidence:0.425,score:0.61,certain:0.5,next:0.475,kind definition:0.5,next:0.179,kind definition:0.5|-0.0637,0.015,0.00197,-0.0612,-0.0443,0.00896,0.0498,-0.014
lostAround:0.45,shape:0.5,kind general:0.5,kind count:0.5,shape of definition:0.5,kind why:0.5,evidenceGap:0.288|-0.011,-0.0615,0.0449,-0.0102,-0.0626,-0.0177,0.0208,-0.0428
aroundGap:0,asks why:0.5,evidenceGap:0,grade:0.5,words:2.08,shape of definition:0.5,asks none:0.5|-0.00668,0.102,-0.00963,0.0964,0.0867,-0.00583,-0.0471,0.0252
isThird:0.5,next:0.475,certain:0.5,evidence:0.152,before:0.475,kind difference:0.5,shape of definition:0.5|-0.0723,-0.0349,0.0397,-0.0451,-0.0331,0.0866,0.0486,-0.0174
place:3.5,before:0,exact:0.0527,hasHead:0.5,terms:1.5,shape of count:0.5,kind count:0.5|-0.00259,-0.0591,0.0204,0.0926,-0.0613,0.00528,-0.0136,-0.0609
around:0.467,score:0.397,verb:0.9,isSubject:0.5,hasVerb:0.5,certain:0.5,terms:1.24|-0.0644,0.0108,-0.0392,0.00331,-0.0325,0.0126,0.0242,0.0862
around:0.467,shape of why:0.5,verb:0.9,score:0.489,ownGap:0.336,kind general:0.5,amount:-0.5|-0.0607,-0.0205,0.0964,-0.0264,-0.0117,0.0354,-0.0155,0.0613
aroundGap:0.3,asks why:0.5,score:0.339,grade:0.5,reason:0.5,terms:1.7,unknown:0.526|-0.0125,0.0935,0.00794,0.102,-0.0643,0.0126,-0.0335,0.0113
covered:0.243,next:0.348,named:0.5,score:0.61,exact:0.128,verb:0.775,kind who:0.5|-0.0665,-0.0243,-0.0192,0.0436,0.00549,0.054,-0.0164,-0.0807
around:0.467,shape of why:0.5,grade:1.5,kind general:0.5,ownGap:0.336,verb:0.775,around:Infinity|-0.0576,-0.0157,0.077,-0.0347,-0.00849,0.0415,0.0964,0
place:3.5,isSubject:0.5,around:0.235,terms:1.5,certain:0.5,verb:0.9,cue:0.5|-0.00694,0.0496,-0.00497,0.0695,-0.0654,0.0138,-0.0338,0.0238
around:0.235,next:0,amount:-0.5,shape of why:0.5,number:0.5,shape of general:0.5,grade:1.5|-0.0666,-0.00236,-0.0305,0.0322,-0.0646,-0.00837,0.00445,0.0847
evidence:0.268,cue:0.5,grade:1.5,next:0.763,ownGap:0.336,kind general:0.5,before:0.934|-0.059,0.0218,0.0661,-0.0363,-0.0143,0.0249,0.0943,0.0104
exact:0,isThird:0.5,amount:-0.5,shape of relation:0.5,fresh:2.08,fresh:2.64,named:0.5|-0.0507,0.0382,-0.0144,0.0533,-0.0544,0.0192,0.028,-0.0167
amount:-0.5,kind general:0.5,names:0.5,shape of count:0.5,score:0.881,asks how:0.5,shape of definition:0.5|-0.0716,0.00178,-0.0457,0.00677,-0.0497,0.00989,0.0218,-0.0279
around:0.418,kind general:0.5,kind why:0.5,cue:0.5,score:0.489,kind difference:0.5,cue:0.5|-0.058,-0.00358,-0.0305,0.0358,-0.00232,0.106,0.0116,0.085
grade:0.5,terms:1.5,words:1.79,around:0.158,ownGap:0.213,around:Infinity,around:Infinity|-0.0609,-0.00889,0.0627,-0.0132,-0.0223,0,0.0848,0
shape:0.5,isThird:0.5,shape of definition:0.5,pairs:0.708,asks how:0.5,evidenceGap:0,grade:1.5|-0.0593,0.00195,-0.00199,-0.0406,0.0404,-0.00605,-0.0508,0.0801
amount:-0.5,isShort:0.5,verb:0.775,subject:0.875,amount:Infinity,isSubject:0.5,unknown:0.697|-0.0613,-0.00312,0.00295,0,-0.0158,0.0361,0.0424,-0.0184
place:3.5,asks who:0.5,shape of relation:0.5,amount:-0.5,date:0.5,isThird:0.5,before:0.242|-0.0461,0.0186,-0.0495,-0.000137,-0.0415,0.00793,0.0517,-0.00666
place:3.5,asks who:0.5,score:0.881,head:0.975,terms:1.5,grade:1.5,unsaid:0.642|-0.0482,0.0177,-0.054,0.0415,-0.041,0.0383,-0.0111,0.0563
evidence:0.152,score:0.489,verb:0.775,asks none:0.5,number:0.5,cue:0.5,elsewhere:0.392|-0.0598,0.00918,-0.0248,0.0223,-0.0096,0.0319,0.037,-0.0148
shape of why:0.5,grade:0.5,aroundGap:0.3,shape of definition:0.5,isSpeech:0.5,fresh:1.39,exact:0.365|-0.00165,-0.05,0.0858,0.0232,0.00285,0.0826,-0.0304,-0.000927
aroundGap:0.3,kind who:0.5,score:0.397,shape of definition:0.5,date:0.5,kind when:0.5,words:3|0.022,-0.0179,-0.0496,0.0157,-0.051,0.00371,-0.0228,0.0222
shape of why:0.5,kind general:0.5,heading:0.243,isSubject:0.5,terms:1.5,rarestGap:0.288,claim:0.292|-0.0298,0.0288,0.00522,0.0817,0.0914,0.0127,0.0419,-0.0295
amount:-0.5,shape of general:0.5,names:0.5,pairs:0.708,place:0.5,unsaid:0,kind definition:0.5|-0.0656,0.00976,0.0286,-0.0352,-0.054,-0.0124,0.0212,-0.0203
evidence:0.235,shape of count:0.5,amount:-0.5,asks none:0.5,amount:Infinity,fresh:2.77,verb:0.9|-0.0542,0.0124,0.0445,0,-0.0497,0.0206,0.00435,0.0421
pairs:0.775,asks none:0.5,hasHead:0.5,shape of why:0.5,claim:0.292,ownGap:0,kind definition:0.5|-0.0193,0.0372,-0.00693,0.0608,0.0524,-0.0315,0.00329,-0.0373
amount:-0.5,kind count:0.5,hasHead:0.5,hasVerb:0.5,amount:Infinity,evidence:0,isSpeech:0.5|-0.0447,0.0421,-0.065,0,-0.0471,0.0116,-0.0545,0.0493
aroundGap:0,kind why:0.5,evidenceGap:0,grade:1.5,leastEvidence:0.925,leastEvidence:0.706,subject:0.183|-0.00265,0.0654,0.0747,0.00147,0.0788,-0.0179,-0.0334,0.00813
isSubject:0.5,kind definition:0.5,before:0.304,asks what:0.5,next:0.475,words:2.2,unsaid:0|-0.00518,0.0286,-0.0523,0.00764,-0.0363,0.0231,0.0974,-0.00168
evidence:0.0356,ownCovered:0,named:1.5,lostAround:0.0833,amount:Infinity,amount:-0.5,asks what:0.5|0.00485,-0.0657,0.00775,0,-0.0361,0.0112,-0.0631,0.0136
value:0.5,shape of general:0.5,aroundGap:0.0647,around:Infinity,terms:1.5,names:0.5,asks when:0.5|-0.0655,0,-0.0254,0.032,-0.0348,0.0179,-0.0231,0.0486
shape:0.5,kind difference:0.5,kind definition:0.5,words:3.26,exact:0.365,aroundGap:0.349,grade:1.5|-0.0382,0.0502,-0.0216,0.0864,0.0242,-0.0218,-0.0384,0.0628
before:0,grade:1.5,heading:0.313,isSpeech:0.5,amount:Infinity,amount:-0.5,isFirst:0.5|-0.0214,0.0541,0.0719,0,-0.0292,0.0329,-0.0293,0.00743
grade:0.5,shape of definition:0.5,grade:1.5,certain:0.5,next:0.475,heading:0,asks none:Infinity|-0.0244,0.011,-0.05,-0.00254,0.00146,0.0176,0.0634,0
grade:0.5,kind definition:0.5,words:2.08,heading:0.313,leastVerb:0.9,around:Infinity,fresh:2.56|0.00943,-0.0252,0.0504,-0.0452,-0.0136,0,0.0618,0.00834
named:0.5,place:0.5,kind who:0.5,terms:1.24,isSpeech:0.5,place:4.5,unsaid:0.347|0.00978,0.0509,-0.0147,0.0485,-0.00391,-0.0547,-0.0688,-0.0064
aroundGap:0.401,certain:0.5,next:0.475,next:0,hasHead:0.5,unsaid:0.642,evidenceGap:0.545|-0.0324,0.00539,0.0117,-0.0317,-0.0586,0.0217,-0.0207,0.0954
value:0.5,next:0,around:0.158,terms:1.5,own:0.51,next:0,grade:0.5|-0.0604,-0.00585,-0.0256,0.0308,-0.0499,0.000883,0.00641,0.0575
grade:1.5,kind definition:0.5,asks where:Infinity,named:0.5,leastVerb:0.9,asks where:Infinity,asks where:Infinity|0.0114,-0.0265,0.0375,-0.0484,0.0685,0,0,0
named:0.5,kind definition:0.5,asks who:0.5,certain:0.5,grade:1.5,asks why:0.5,amount:Infinity|-0.0134,0.026,-0.0353,0.0496,-0.0181,0.0473,-0.0803,0
named:1.5,terms:1.24,before:0.242,heading:0.313,aroundGap:0.0228,terms:1.24,next:0.257|0.00127,-0.036,0.0437,-0.00734,0.00927,-0.0724,0.0391,-0.0428
named:0.5,certain:0.5,shape of count:0.5,kind count:0.5,kind definition:0.5,asks who:0.5,asks none:Infinity|-0.00113,-0.0534,0.0188,-0.0114,-0.0212,-0.0662,0.0564,0
amount:-0.5,fresh:2.64,terms:1.5,fresh:2.56,aroundGap:0.0228,kind difference:0.5,aroundGap:0.205|-0.0553,-0.00873,0.0455,-0.018,-0.00302,0.0756,0.0514,-0.0118
lostAround:0.817,kind difference:0.5,fresh:1.39,terms:1.5,exact:0.365,aroundGap:Infinity,head:0.245|-0.00611,0.027,-0.0232,0.0971,-0.00291,0,-0.00573,-0.0589
next:0,score:0.489,heading:0,rarest:0.56,terms:1.24,score:0.881,shape of definition:0.5|-0.05,-0.0189,-0.017,0.0169,0.0447,0.00441,0.00154,-0.0352
named:1.5,aroundGap:0,before:0.242,place:4.5,kind difference:0.5,leastAround:0.975,words:2.83|0.0241,-0.0341,-0.0149,0.0587,-0.0696,-0.00938,-0.0328,0.0348
before:0,ownGap:0,leastVerb:0.35,asks why:0.5,isDependent:0.5,score:0.881,asks none:0.5|-0.00402,0.0499,-0.0351,0.00973,0.048,0.00484,-0.00534,0.0369
words:2.08,shape of relation:0.5,aroundGap:0.3,evidenceGap:0,aroundGap:Infinity,shape:0.5,verb:0.9|-0.0488,-0.0128,0.0311,0,-0.015,0.016,-0.0343,0.0146
asks none:0.5,isSpeech:0.5,evidenceGap:0.545,grade:0.5,asks who:0.5,fresh:1.61,asks how:Infinity|-0.0108,0.0632,0.0451,-0.0412,0.0107,0.0649,-0.0248,0
names:0.5,unsaid:0,place:6.5,place:9.5,date:0.5,unsaid:0.482,kind relation:0.5|-0.055,0.0188,-0.0187,0.0451,0.0106,-0.0166,-0.0338,0.027
before:0,shape of why:0.5,before:0.174,grade:1.5,aroundGap:0.3,own:0.122,aroundGap:0.15|-0.0196,0.0466,0.0655,-0.0175,-0.0221,0.0639,0.011,-0.0182
named:0.5,terms:1.24,kind relation:0.5,unknowns:0.5,evidenceGap:0.111,fresh:2.64,fresh:2.08|0.00135,-0.0249,0.0335,-0.00807,-0.035,0.0173,0.00556,0.0757
names:0.5,rarestGap:0,leastVerb:0.9,covered:0.374,evidenceGap:0.545,heading:0,isSubject:0.5|0.0105,-0.0555,0.0228,-0.0464,0.0288,-0.00964,-0.0151,0.0294
before:0,kind why:0.5,terms:1.24,grade:1.5,aroundGap:0.3,words:3,aroundGap:0.205|-0.019,0.0477,0.0438,-0.0368,-0.0183,0.0461,0.0386,-0.0153
pairs:0.708,shape of why:0.5,leastAround:0.975,verb:0.775,evidenceGap:0.396,leastEvidence:0.706,aroundGap:0|-0.0165,0.00882,0.0453,-0.0226,0.0208,-0.032,0.0515,-0.029
hasHead:0.5,asks who:0.5,isSpeech:0.5,isDependent:0.5,verb:0.975,relation function:0.5,unsaid:0|0.00251,0.0337,-0.0404,0.0099,-0.0541,-0.00173,0.0305,-0.0165
isSpeech:0.5,score:0.397,asks who:0.5,isShort:0.5,asks none:0.5,unsaid:0.482,leastAround:0.853|-0.0316,0.0252,-0.00145,0.0434,0.0569,-0.0281,-0.0416,0.00281
shape of count:0.5,next:0.257,around:0.668,score:0.881,claim:0.708,evidence:0.268,words:3.37|-0.0226,0.00265,0.0248,-0.0126,0.0599,-0.0397,0.094,-0.0104
kind difference:0.5,verb:0.9,own:0.382,shape of general:0.5,asks which:0.5,amount:Infinity,amount:Infinity|-0.0118,0.0137,0.0242,-0.0296,-0.0111,0,0.093,0
hasVerb:0.5,kind difference:0.5,asks what:0.5,grade:0.5,leastAround:0.925,before:0,lost:0.5|-0.0196,0.0346,0.0575,0.0164,-0.0149,0.0152,0.00369,0.0545
before:0,isItem:0.5,hasVerb:0.5,own:0.0734,verb:0.975,isSubject:0.5,asks which:0.5|-0.0479,-0.00963,0.0534,-0.0366,-0.0103,0.0321,0.0334,-0.0314
named:1.5,aroundGap:0,asks what:0.5,fresh:2.64,ownCovered:0.5,before:0.242,covered:0.667|0.00356,0.0538,-0.00157,-0.0371,-0.0659,-0.0158,-0.0233,0.0177
kind relation:0.5,named:0.5,claim:0.708,leastVerb:0.9,asks who:0.5,covered:0.409,shape:0.5|0.0149,-0.00465,-0.00878,-0.0642,-0.00332,0.0999,-0.0288,0.00934
isDependent:0.5,verb:0.775,fresh:2.56,ownGap:0,kind general:0.5,evidenceGap:0.171,place:5.5|-0.00388,-0.025,0.0302,-0.00296,0.0018,0.0388,0.0802,-0.0192
named:0.5,place:0.5,asks who:0.5,kind definition:0.5,ownCovered:0.258,place:4.5,asks what:Infinity|0.024,-0.00937,0.0194,-0.0111,0.00474,-0.0505,-0.0693,0
heading:0.243,fresh:1.61,ownCovered:0.444,leastAround:0.925,next:0.475,place:2.5,grade:0.5|-0.0328,0.00983,0.00675,0.0398,0.0317,-0.0233,-0.0358,0.0176
heading:0,kind relation:0.5,isWhole:0.5,around:0,fresh:1.95,asks none:0.5,rarestOwn:0.35|-0.0503,0.00254,-0.0107,0.103,-0.0411,0.0181,0.027,-0.022
kind relation:0.5,terms:1.24,around:0.912,words:2.94,aroundGap:0.25,evidence:0.268,heading:0.243|-0.0195,0.00925,0.0191,-0.0238,-0.0142,0.118,0.0307,-0.0211
pairs:0.775,words:2.4,hasHead:0.5,score:0,unknown:0.11,ownGap:0,words:2.71|0.0169,-0.03,-0.00624,0.0172,0.0448,-0.0223,0.00357,-0.0392
amount:-0.5,isWhole:0.5,named:1.5,unsaid:0.282,kind count:0.5,terms:1.24,subject:0.183|-0.0628,-0.0224,0.0156,-0.0207,-0.00371,0.0183,-0.0438,0.0194
amount:-0.5,unknown:0.211,named:1.5,words:1.95,kind count:0.5,hasHead:0.5,pairs:0.708|0.0145,-0.0624,0.0294,-0.0332,0.0118,-0.0281,-0.0475,0.0226
asks which:0.5,words:3,isList:0.5,unsaid:0.482,elsewhere:0.329,around:0.341,around:Infinity|-0.000938,-0.0258,0.0287,-0.03,0.012,-0.043,0.0265,0
next:0,value:0.5,hasHead:0.5,isSpeech:0.5,ownCovered:0.258,heading:0.313,leastAround:0.925|-0.056,-0.00273,0.0166,-0.0149,0.0228,-0.0121,-0.0478,0.0126
isDependent:0.5,isFirst:0.5,names:0.5,isSubject:0.5,words:2.83,lostAround:0.45,certain:0.5|-0.0194,0.0234,-0.0109,0.0352,-0.0505,0.015,-0.00844,0.0425
pairs:0.775,claim:0.775,hasHead:0.5,kind count:0.5,shape of count:0.5,aroundGap:0,before:0.242|0.00837,-0.0391,-0.0285,0.0559,0.0412,-0.0265,-0.0343,0.00338
named:0.5,ownCovered:0.5,pairs:0.708,kind definition:0.5,place:0.5,asks what:0.5,leastAround:0.853|0.0242,-0.0483,0.00745,-0.0174,-0.038,0.00466,-0.0298,0.0439
kind difference:0.5,value:0.5,isWhole:0.5,shape of general:0.5,otherPlace:0.5,exact:0.365,own:0.79|-0.0464,0.014,0.0019,-0.0512,-0.00233,0.106,0.0251,-0.0231
asks which:0.5,shape of definition:0.5,aroundGap:0,shape:0.5,grade:0.5,next:0,lostAround:0.775|-0.00853,0.0161,-0.0301,0.04,-0.0235,0.0369,-0.0555,0.00697
around:0.267,next:0.179,ownCovered:0.5,asks none:0.5,kind general:0.5,evidenceGap:0,isDependent:0.5|-0.0417,0.0157,0.0605,-0.0262,0.0392,0.00774,-0.00811,0.0221
grade:2.5,next:0.763,isSpeech:0.5,asks none:0.5,heading:0,amount:Infinity,next:0.257|-0.0117,0.0281,0.0355,-0.0159,0.058,0,0.0101,-0.0161
next:0,hasClass:0.5,hasHead:0.5,value:0.5,newName:0.5,heading:0.313,unknowns:0.5|-0.0483,-0.00107,-0.0601,-0.00698,0.0183,-0.0166,0.00543,-0.055
grade:1.5,shape of definition:0.5,isSpeech:0.5,kind count:0.5,hasVerb:0.5,asks none:Infinity,asks none:Infinity|0.00576,-0.0212,-0.0326,0.068,0.054,0,-0.0129,0
value:0.5,shape:0.5,isSubject:0.5,negation:0.5,rarest:0.706,subject:0.55,words:2.2|-0.0575,-0.0044,0.0191,-0.0219,0.00428,-0.0442,-0.0415,0.0387
relation disadvantage:0.5,pairs:0.775,aroundGap:Infinity,asks which:0.5,unknown:0.339,aroundGap:Infinity,aroundGap:Infinity|-0.00533,-0.0323,0.0247,-0.0379,0.0645,0,0,0
covered:0,asks how:0.5,grade:0.5,kind relation:0.5,hasVerb:0.5,ownCovered:0.5,words:2.08|-0.0515,-0.0059,-0.0159,0.00869,0.013,-0.00639,-0.0118,0.0517
next:0.257,ownCovered:0.57,pairs:0.367,evidence:0.268,place:0.5,kind relation:0.5,newName:0.5|-0.016,0.018,-0.0104,-0.0337,-0.00267,0.0504,0.013,0.0532
shape of count:0.5,covered:0.9,leastAround:0.245,terms:1.5,isSubject:0.5,own:0.293,asks how:Infinity|-0.000654,0.0233,-0.0193,0.0153,0.0472,-0.0333,0.0748,0
next:0.763,grade:0.5,claim:0.708,relation disadvantage:0.5,words:2.08,names:0.5,words:2.4|-0.00523,0.0612,-0.0156,0.0489,-0.0222,0.068,0.0168,-0.0284
aroundGap:0.3,terms:0.896,terms:0.896,grade:1.5,named:0.5,elsewhere:0.656,covered:0.6|-0.0277,0.0223,0.0118,-0.0104,0.0476,-0.0102,-0.0388,0.0139
asks who:0.5,kind count:0.5,evidence:0.705,next:0.763,certain:0.5,evidence:0.302,terms:1.24|0.00441,0.0345,-0.0482,0.0321,-0.0264,0.0284,-0.059,-0.00702
heading:0,claim:0.708,rarest:0.853,around:0,isSubject:0.5,fresh:2.64,otherClaim:0.5|-0.0417,0.0151,-0.0231,0.0214,-0.0396,0.0259,0.00175,-0.0563
named:1.5,aroundGap:0.3,asks what:0.5,ownCovered:0.57,kind when:0.5,leastEvidence:0.975,words:2.4|0.0183,0.00232,-0.0211,0.0364,-0.0529,-0.00512,-0.0253,0.0204
heading:0,kind relation:0.5,exact:0.704,unknown:0,evidence:0.268,unknown:0.463,shape of count:0.5|-0.00911,0.0152,-0.0172,0.0614,0.0137,-0.0332,-0.0379,0.0354
head:0.875,own:0,own:0,amount:Infinity,negation:0.5,shape of relation:0.5,ownCovered:0.258|0.0136,0,-0.0581,0.00405,-0.025,0.054,0.0409,-0.00019
amount:-0.5,evidence:0.9,rarestGap:0,unsaid:0.482,next:0.257,names:0.5,unsaid:0.642|-0.0571,0.000915,-0.0143,0.0334,-0.039,-0.000479,0.00643,0.0808
hasHead:0.5,heading:0.243,isList:0.5,kind difference:0.5,leastVerb:0.775,reason:0.5,exact:0.704|0.00204,0.0528,-0.0307,-0.00624,-0.0456,-0.0049,0.0308,-0.0191
asks how:0.5,isItem:0.5,exact:0.704,words:3,before:0.304,own:0.334,place:1.5|-0.00594,0.0191,0.0513,-0.00933,-0.00121,-0.0398,0.0268,-0.0246
heading:0,named:1.5,place:0.5,exact:0,leastAround:0.975,claim:0.708,score:0.176|-0.015,0.0109,-0.0466,0.0000799,0.016,-0.0162,0.0184,-0.0315
terms:1.5,around:0.158,shape:0.5,terms:0.896,heading:0,isDependent:0.5,date:0.5|0.00539,-0.0452,0.00583,-0.0129,0.00433,-0.0469,0.0429,-0.0138
isSubject:0.5,verb:0.775,hasClass:0.5,certain:0.5,rarest:0.8,fresh:1.39,amount:Infinity|-0.0281,-0.00303,0.0262,0.000719,-0.0214,0.0349,-0.0496,0
otherPlace:0.5,value:0.5,around:Infinity,terms:1.5,relation function:0.5,around:Infinity,around:Infinity|-0.0361,0.0258,0.00278,-0.0314,-0.0546,0,0,0
terms:1.5,otherClaim:0.5,rarestOwn:0.35,asks which:0.5,next:0.763,isFirst:0.5,elsewhere:0|0.0000962,-0.028,-0.0569,0.0165,0.047,0.00438,0.019,-0.0226
named:1.5,terms:0.896,asks what:0.5,cue:0.5,kind count:0.5,cue:0.5,words:2.2|-0.0191,0.029,0.0122,-0.0184,-0.057,-0.00877,-0.0211,0.039
elsewhere:0.329,ownCovered:0.57,ownCovered:0.211,lostAround:0.55,verb:0.9,amount:0.5,ownCovered:0.258|0.0213,-0.0167,-0.00985,0.0148,-0.0447,0.02,0.0543,-0.0185
certain:0.5,asks why:0.5,own:0.122,next:0.475,elsewhere:0.166,kind definition:0.5,evidenceGap:0|-0.034,0.0159,0.0382,-0.0222,0.0373,-0.0173,0.00393,-0.0159
named:0.5,leastVerb:0.9,asks who:0.5,fresh:1.95,rarest:0.877,rarest:0.877,fresh:1.39|-0.00317,0.0288,-0.0113,0.00797,-0.0196,0.0135,0.00654,-0.0692
terms:1.5,shape of count:0.5,unknowns:0.5,leastEvidence:0.245,leastEvidence:0.807,lostAround:0.225,words:2.2|0.00223,-0.0108,-0.0119,0.0677,0.0275,-0.0264,-0.0209,0.046
kind relation:0.5,amount:-0.5,heading:0,around:0.912,named:0.5,subject:0.367,own:0.0734|-0.0427,0.00523,0.00212,-0.0142,0.0759,-0.00249,0.0466,-0.0307
value:0.5,unknowns:1.5,cue:0.5,ownCovered:0.814,own:0.293,unsaid:0.759,newName:0.5|-0.0475,0.00295,-0.0235,0.0584,0.00409,-0.0342,0.046,0.000966
isSubject:0.5,claim:0.775,before:0.38,kind relation:0.5,cue:0.5,terms:1.24,around:0.83|-0.00426,0.0413,-0.0338,0.0392,-0.00758,0.0293,0.00401,0.059
amount:-0.5,evidence:0.9,shape of count:0.5,unknown:0.211,certain:0.5,named:0.5,rarestGap:0|-0.0612,-0.00875,-0.013,0.0219,0.00525,-0.0156,0.0592,-0.0106
around:0.467,cue:0.5,claim:0.292,next:0.475,unknown:0.697,reason:0.5,pairs:0.775|-0.0263,0.0264,-0.00362,0.0749,0.034,-0.00734,-0.0062,0.0225
pairs:0.775,kind count:0.5,aroundGap:0,around:0.105,ownCovered:0.356,around:0.912,around:0.912|-0.039,0.0008,0.0167,-0.0412,-0.0189,0.039,-0.000106,-0.0334
aroundGap:0.0647,words:1.95,leastVerb:0.35,asks how:0.5,score:0.176,next:0.0893,kind difference:0.5|-0.0359,0.0126,0.0368,0.0024,-0.0136,0.0375,-0.0385,0.0262
head:0.875,evidence:0.0988,own:0.334,around:Infinity,exact:0.53,own:0,exact:0.438|0.0092,0,-0.0562,-0.000612,-0.00985,0.0255,-0.0205,0.00204
claim:0.292,rarest:0.706,around:0.301,hasVerb:0.5,unsaid:0,around:0.158,grade:1.5|-0.0321,0.00829,0.0157,0.0568,-0.0337,0.0512,-0.012,0.0353
head:0.875,own:0,asks which:0.5,amount:Infinity,terms:1.5,words:2.94,evidence:0.9|0.0164,0,-0.0457,0.0074,-0.000893,0.0147,-0.0348,0.0338
elsewhere:0.496,unknowns:2.5,ownCovered:0.4,unsaid:0.482,date:0.5,words:2.56,words:3|0.00164,-0.0199,0.0635,-0.0185,0.0257,-0.0155,0.0907,-0.00114
named:1.5,heading:0.243,reason:0.5,ownGap:0,words:3,terms:1.24,next:0|0.0142,-0.00692,-0.000462,-0.0417,0.00345,-0.0502,0.028,-0.0102
asks which:0.5,kind count:0.5,covered:0.409,names:0.5,around:0.912,covered:0.128,fresh:1.39|-0.0186,0.00971,-0.036,0.0185,-0.0163,0.048,0.0261,-0.0351
kind relation:0.5,shape of count:0.5,relation function:0.5,named:0.5,isItem:0.5,claim:0.708,place:3.5|-0.00292,-0.0193,0.0479,-0.0311,0.0881,0.0101,-0.0399,0.0182
isSubject:0.5,subject:0.55,unknown:0.211,ownGap:0,number:0.5,fresh:1.39,unsaid:0.642|0.0043,-0.0121,-0.0608,0.0000886,-0.0213,0.0449,-0.0371,0.0347
fresh:2.64,isItem:0.5,unknowns:0.5,unknowns:2.5,asks how:0.5,place:0.5,kind definition:0.5|-0.0105,0.0298,0.0248,-0.0321,0.0436,-0.0396,0.0567,-0.016
kind difference:0.5,unknown:0,leastEvidence:0.758,isSubject:0.5,kind definition:0.5,score:0.339,negation:0.5|-0.0131,0.0222,0.0126,-0.025,-0.017,0.11,-0.0251,0.0131
amount:-0.5,words:1.95,words:2.08,amount:Infinity,unsaid:0.642,claim:0.0833,head:0.875|0.022,0,-0.0455,0.00869,0.00932,-0.0427,-0.0389,0.0037
grade:0.5,before:0,before:0.934,unknown:0,words:3.37,words:2.08,isSubject:0.5|-0.0157,0.00224,0.0121,-0.03,-0.00104,0.0643,-0.0412,0.0101
terms:1.5,words:3.09,words:2.4,pairs:0.55,rarestOwn:0.35,isThird:0.5,words:3.09|-0.0117,0.0134,0.0426,-0.00803,0.0198,-0.0469,0.0393,-0.00393
otherClaim:0.5,terms:1.24,terms:1.5,words:2.94,leastAround:0.706,own:0.79,unknown:0.211|-0.0139,0.0168,0.00314,0.027,-0.0623,0.0104,0.036,-0.014
kind difference:0.5,exact:0.365,next:0.348,shape:0.5,before:0.641,exact:0.704,leastEvidence:0.925|-0.0149,0.0139,-0.00487,-0.0243,-0.0296,0.0304,0.0791,0.0101
rarestGap:0.363,aroundGap:0,exact:0.128,evidenceGap:0.0307,leastEvidence:0.245,unsaid:0.482,covered:0.667|-0.00322,0.0398,-0.00163,-0.0338,-0.0282,0.0199,0.0213,0.0828
kind difference:0.5,kind relation:0.5,unsaid:0.282,pairs:0.775,ownGap:0.528,words:2.4,aroundGap:Infinity|-0.00844,0.0208,0.00759,0.072,-0.00273,0.0671,-0.0157,0
kindOf:0.975,hasClass:0.5,verb:0.775,lostAround:0.708,place:0.5,score:0.489,lostAround:0.292|0.00245,-0.0322,0.00453,-0.0458,-0.00405,0.0764,0.0152,-0.0319
date:0.5,unknowns:2.5,kind who:0.5,unsaid:0.482,asks what:0.5,named:0.5,named:1.5|0.00443,-0.0206,0.0597,-0.000648,-0.0465,-0.00456,0.0472,-0.0375
words:2.4,next:0,before:0,shape of relation:0.5,heading:0,grade:0.5,isItem:0.5|-0.039,0.0187,0.037,-0.0289,-0.00695,0.0497,0.0198,-0.022
elsewhere:0.329,kind definition:0.5,next:0.475,own:0.621,hasVerb:0.5,heading:0,evidenceGap:0.491|0.021,-0.000604,-0.0228,0.0399,-0.035,0.0133,-0.00845,0.058
ownCovered:0.57,words:2.94,grade:1.5,around:0.418,terms:1.24,place:0.5,isSpeech:0.5|-0.0162,0.0147,0.0613,0.00812,0.000208,-0.0162,0.0478,-0.0197
kind difference:0.5,ownCovered:0.258,isDependent:0.5,asks what:0.5,around:0.467,pairs:0.55,place:0.5|0.00221,0.0364,-0.0274,-0.00513,0.0691,-0.00936,-0.00134,-0.0172
unsaid:0.482,unsaid:0,number:0.5,place:3.5,named:0.5,rarestGap:0.363,exact:0.194|0.000585,-0.0244,0.0227,-0.0113,-0.0365,0.0179,0.0547,-0.00484
kind relation:0.5,before:0,pairs:0.367,kind why:0.5,before:0.174,around:0.378,around:0.912|-0.0144,0.0118,0.0498,-0.00574,-0.0216,0.0707,0.0333,-0.0151
shape of count:0.5,shape of why:0.5,before:0.475,claim:0.708,ownGap:0.0402,subject:0.0833,covered:0.9|-0.000425,-0.0144,0.0504,-0.0105,0.0757,-0.00974,-0.0229,0.0281
value:0.5,unknowns:1.5,unknowns:2.5,leastAround:0.975,newName:0.5,isDependent:0.5,before:0.0961|-0.0406,0.00519,0.0425,-0.0177,-0.000848,0.0155,0.0567,-0.00756
grade:0.5,isSpeech:0.5,isSpeech:0.5,kind definition:0.5,shape of who:0.5,place:4.5,aroundGap:Infinity|0.000904,-0.0269,0.0299,-0.0386,0.0535,-0.00249,-0.0172,0
before:0,isItem:0.5,before:0.0961,next:0,number:0.5,heading:0,hasVerb:0.5|-0.016,0.00654,0.0445,-0.00816,0.0717,-0.0151,-0.00198,0.0156
around:0,amount:Infinity,unknown:0,amount:Infinity,amount:Infinity,leastAround:0.682,shape of definition:0.5|-0.0384,0,0,0,-0.0256,0.00469,0.0126,-0.024
isWhole:0.5,kind definition:0.5,unknown:0.395,unsaid:0.282,isList:0.5,reason:0.5,rarest:0.925|-0.00987,0.0113,-0.0464,0.02,0.017,-0.0113,-0.0322,0.0124
asks how:0.5,lost:2.5,leastVerb:0.775,unsaid:0,lost:3.5,next:0.0893,rarest:0.975|-0.00141,0.0193,-0.0371,0.00939,0.0416,-0.0134,-0.0516,-0.0098
shape of why:0.5,unknown:0.602,ownGap:0.618,named:1.5,rarestGap:0.1,evidenceGap:0.171,amount:Infinity|0.00364,-0.0253,-0.0296,0.0234,0.0498,-0.0019,-0.0276,0
lostAround:0.367,unsaid:0.482,value:0.5,unsaid:0,words:2.2,lost:2.5,evidenceGap:0.171|-0.0076,0.0226,0.00125,-0.0558,-0.0421,0.0225,0.00561,0.0381
named:1.5,ownCovered:0.5,pairs:0.708,claim:0.45,ownGap:0,asks how:0.5,fresh:2.08|0.000907,0.0338,0.00206,-0.0277,-0.0542,-0.00633,0.0414,0.00184
unsaid:0.759,leastVerb:0.9,number:0.5,unknown:0,pairs:0.775,asks how:Infinity,exact:0.0527|-0.0112,0.0244,-0.00906,0.0181,-0.048,0,-0.011,0.0271
elsewhere:0.329,relation function:0.5,leastAround:0.682,names:0.5,evidenceGap:0,fresh:2.08,covered:0.374|-0.0151,0.00682,-0.0416,0.0153,-0.00715,-0.0373,0.0606,-0.018
grade:0.5,elsewhere:0.166,heading:0.715,asks why:0.5,amount:-0.5,before:0.934,isFirst:0.5|-0.00935,0.0203,-0.0409,0.0141,0.0483,0.00593,-0.00647,0.0102
head:0.875,fresh:2.08,ownCovered:0.5,evidence:0.537,own:0.0734,elsewhere:0.329,ownGap:0|-0.026,0.0276,-0.00312,-0.0492,0.0177,-0.00999,0.00441,-0.0327
asks which:0.5,heading:0.137,hasVerb:0.5,hasVerb:0.5,rarestGap:0.288,aroundGap:0,leastEvidence:0.975|-0.00673,0.0121,-0.0152,0.0181,0.0409,-0.0261,-0.0101,-0.0618
kind relation:0.5,kindOf:0.975,place:0.5,asks which:0.5,words:3.09,isSubject:0.5,score:0.881|-0.00271,-0.0413,0.0582,-0.0164,0.0884,0.0156,0.0158,-0.0332
number:0.5,subject:0.183,covered:0.189,terms:1.24,next:0.0893,leastVerb:0.35,pairs:0.55|-0.0196,-0.00125,0.0244,-0.0119,0.0753,0.00456,-0.00382,0.0357
value:0.5,unknowns:1.5,isSubject:0.5,evidence:0.344,unknown:0.697,leastVerb:0.9,hasClass:0.5|0.0135,-0.0415,0.0302,-0.0145,0.0119,-0.00553,0.0279,-0.0353
rarestGap:0,number:0.5,fresh:2.56,aroundGap:0,around:0.301,ownCovered:0.258,kind general:0.5|-0.00416,-0.0291,0.0596,0.00566,0.044,0.0052,0.0045,-0.0445
verb:0.775,terms:1.24,terms:1.24,reason:0.5,claim:0.708,shape of count:0.5,unknown:0.697|0.00592,-0.0229,-0.00897,-0.0402,-0.0161,0.033,0.0296,-0.0197
grade:1.5,claim:0.708,next:0.763,next:0.763,cue:0.5,amount:Infinity,amount:Infinity|-0.000642,0.0419,-0.0215,0.0425,0.0457,0,0.000898,0
isSubject:0.5,kind general:0.5,asks who:0.5,leastEvidence:0.807,leastEvidence:0.245,around:0.668,isSpeech:0.5|-0.0176,0.0000927,0.012,-0.0122,-0.0113,0.0336,-0.0457,0.000839
words:2.56,heading:0,score:0.397,next:0,isFirst:0.5,aroundGap:0.0647,otherClaim:0.5|0.000478,0.0423,-0.0286,0.0195,0.00813,-0.0321,0.00527,-0.0559
kind difference:0.5,kind relation:0.5,score:0.339,unknown:0,fresh:2.2,amount:Infinity,isDependent:0.5|-0.00886,0.00394,-0.00208,0.0491,-0.0179,0,0.0707,-0.00294
around:0,amount:Infinity,named:1.5,amount:Infinity,amount:Infinity,evidence:0.0988,number:0.5|-0.0377,0,0,0,0.0422,0.00446,-0.0415,0.00502
kindOf:0.975,words:2.08,words:2.89,isThird:0.5,lostAround:0.225,elsewhere:0.265,ownCovered:0.444|0.015,-0.0346,-0.00423,0.00869,0.0671,-0.00824,0.0288,-0.0209
otherClaim:0.5,kind relation:0.5,verb:0.775,before:0.934,relation function:0.5,leastAround:0.925,ownCovered:0.5|0.000475,-0.0212,0.0473,-0.0098,-0.0578,-0.00317,-0.0166,0.0417
asks who:0.5,pairs:0.708,named:0.5,claim:0.292,hasHead:0.5,score:0.176,evidence:0.476|0.00855,-0.00416,0.0287,-0.019,-0.0371,0.0178,0.00887,-0.0594
kindOf:0.975,otherClaim:0.5,newName:0.5,own:0.334,own:0.79,heading:0,score:0.61|0.0109,-0.00549,-0.0491,0.023,0.0764,0.0146,0.00687,-0.0255
negation:0.5,isYesOrNo:0.5,evidence:0.9,unknown:0.395,unknown:0.602,asks how:0.5,subject:0.367|0.00483,-0.0166,-0.0621,0.00758,0.0436,-0.0147,-0.0419,0.0177
shape of count:0.5,kind count:0.5,isItem:0.5,head:0.975,around:0.912,certain:0.5,around:Infinity|-0.0368,0.000429,-0.0454,-0.00331,-0.0156,0.0584,-0.0181,0
rarest:0.706,leastVerb:0.35,place:3.5,pairs:0.292,ownCovered:0.57,place:2.5,isItem:0.5|-0.00526,0.0428,-0.013,-0.0491,0.00387,0.0419,-0.0281,0.0273
`),
};
