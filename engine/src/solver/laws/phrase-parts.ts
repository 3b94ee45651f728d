/** Parts of patterns that several topics share. */

/** Words that a noun phrase can't contain, because they decide what is said of it. */
const STOP =
  'is|are|was|were|be|not|each|every|per|than|by|for|from|to|at|out|then|after|before|if|when|while|and|or|less|more|half|twice|find|what|how|costs?|sold|bought|both|other|another|another|remaining|rest';

/** Up to six words such as `the bus fare` or `the population of a town`. */
export const THING = `(?:(?:an?|the|his|her|its|their|this|my|our) )?(?:(?!(?:${STOP})\\b)[a-z'-]+ ?){1,6}(?<! )`;

/** How a question begins. */
export const ASK_FOR =
  '(?:find|calculate|determine|compute|work out|obtain|what (?:is|was|will be|would be)|how much (?:is|was|will be))';

/** `a rise of`, `an increase of`. */
export const RISE = '(?:increase|rise|raise|increment|growth|appreciation)';
export const FALL = '(?:decrease|reduction|fall|drop|cut|decline|depreciation)';
export const ROSE =
  '(?:(?:is|was|were|has been|had been|are|have been) )?(?:increased|raised|raises|increases?|rises?|rose|risen|grows?|grew|grown|goes up|went up|gone up|appreciated|appreciates?)';
export const FELL =
  '(?:(?:is|was|were|has been|had been|are|have been) )?(?:decreased|reduced|reduces?|lowers?|lowered|cut|slashed|decreases?|falls?|fell|fallen|drops?|dropped|declines?|declined|goes down|went down|gone down|depreciated|depreciates?)';
