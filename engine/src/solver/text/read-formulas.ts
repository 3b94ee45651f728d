/** Parses problems that consist of an instruction and formulas; every word must be understood. */
import { isFunctionName } from '../maths/parse-expression.ts';
import { CannotSolve, NotThisKind } from '../solution.ts';

export type Task = 'solve' | 'factorise' | 'expand' | 'simplify' | 'evaluate';
export type Method = 'formula' | 'square' | 'factors' | 'elimination' | 'substitution';

export interface FormulaProblem {
  tasks: ReadonlySet<Task>;
  methods: ReadonlySet<Method>;
  /** The requested letters, if the text names them. */
  asked: readonly string[];
  /** Formulas and equations, in order. */
  formulas: readonly string[];
}

const LETTERS =
  '([a-zA-Z])(?:(?:,| and|, and) ([a-zA-Z]))?(?:(?:,| and|, and) ([a-zA-Z]))?(?![A-Za-z]|\\s*[-+*/^(\\d])';
const IF =
  '(?:,? (?:if|when|where|given that|given|in|such that|for which|from|that satisf(?:y|ies)|which satisf(?:y|ies)))?(?: the)?(?: following)?(?: simultaneous| linear| quadratic)?(?: equations?(?! of)| inequalit(?:y|ies))?';
const THE =
  '(?:(?: the)?(?: following)?(?: pair of| system of)?(?: given)?(?: simultaneous| linear| quadratic| compound)*)';

type Phrase = readonly [pattern: string, sense: { task?: Task; method?: Method; asks?: true }];

/** Longer phrases come first. Matches are removed from the text. */
const PHRASES: readonly Phrase[] = [
  [
    '(?:find|determine|calculate|what are)(?: the)? (?:coordinates of the )?point(?:s)? (?:of intersection of|where|at which)(?: the)?(?: (?:lines?|graphs?|straight lines)(?: of)?)*|(?:meet|intersect|cross)(?: each other)?',
    { task: 'solve' },
  ],
  ['(?:by|using|with|use) (?:the )?(?:quadratic )?formula(?: method)?(?: to)?', { method: 'formula' }],
  [
    '(?:by|using|use) (?:the )?(?:method of )?complet(?:ing|ion of) the square(?: method)?(?: to)?',
    { method: 'square' },
  ],
  [
    '(?:by|using|use) (?:the )?(?:method of )?factori[sz](?:ation|ing)(?: method)?(?: to)?',
    { method: 'factors' },
  ],
  ['(?:by|using|use) (?:the )?(?:method of )?elimination(?: method)?(?: to)?', { method: 'elimination' }],
  ['(?:by|using|use) (?:the )?(?:method of )?substitution(?: method)?(?: to)?', { method: 'substitution' }],
  [
    `solve${THE}(?: equations?| inequalit(?:y|ies)| inequations?)?(?: simultaneously)?(?: for ${LETTERS})?(?: in)?`,
    { task: 'solve', asks: true },
  ],
  [
    `(?:find|determine|obtain|calculate|what (?:is|are)|state)(?: the)?(?: real)? (?:solution set|truth set|roots?|solutions?|zeros)(?: of| to)?${THE}(?: equations?| function| inequalit(?:y|ies))?`,
    { task: 'solve' },
  ],
  [
    `(?:find|determine|calculate|what (?:is|are)|obtain)(?: the)?(?: possible)?(?: range of)? values? of ${LETTERS}${IF}`,
    { task: 'solve', asks: true },
  ],
  [`(?:find|determine|calculate|what is) ${LETTERS}${IF}`, { task: 'solve', asks: true }],
  [
    'factori[sz]e(?: completely| fully)?(?: the)?(?: following)?(?: quadratic)?(?: expression| polynomial)?',
    { task: 'factorise' },
  ],
  ['(?:find|write down) the factors of', { task: 'factorise' }],
  [
    '(?:write|express)(?= .* as (?:a|the) product)|as (?:a|the) product of (?:its |two |linear )*factors',
    { task: 'factorise' },
  ],
  ['factor(?: completely| fully| out)?', { task: 'factorise' }],
  [
    '(?:expand|multiply out|remove the brackets?(?: in| from)?)(?:,? and simplify)?(?: the)?(?: brackets?| product| expression)?',
    { task: 'expand' },
  ],
  [
    '(?:simplify|rationali[sz]e)(?: the denominator(?: of| in))?(?: fully| completely)?(?: the)?(?: following)?(?: expression| fraction)?',
    { task: 'simplify' },
  ],
  ['(?:find|calculate|determine|what is|state) the value of(?: the expression)?', { task: 'evaluate' }],
  ['(?:evaluate|calculate|compute|work out|what is|find)', { task: 'evaluate' }],
  [
    `(?:for )?(?:what|which)(?: are the)?(?: range of| set of)? values? of ${LETTERS} (?:satisf(?:y|ies)|makes?|is|are|does|do|for which)(?: the (?:equation|inequality))?`,
    { task: 'solve', asks: true },
  ],
  [`for ${LETTERS}(?: in)?`, { asks: true }],
  [
    'without using (?:mathematical |four-figure |logarithm )?(?:tables?|a? ?calculators?)(?: or (?:tables?|calculators?))?',
    {},
  ],
  [
    '(?:leaving|giving|give|leave|express(?:ing)?) (?:your|the) answers? (?:in|as) (?:its |the )?(?:simplest (?:form|surd form)|surd form|an? (?:improper )?fraction|lowest terms)|in (?:its )?(?:simplest|lowest) (?:form|terms)',
    {},
  ],
  ['completely|fully|simultaneously|simultaneous equations', {}],
  ['please|given that|given|suppose|let', {}],
];

/** Products of letters that look like English words are refused. */
const PRODUCT = /^(?:[abckmnpqrstuvwxyz]{2}|[bcpqrxyz]{3}|abc|abx|axy)$/;
const SMALL_WORDS = /^(?:an|as|at|am|my|us|ms|km|cm|mm|kg|by|ab ?ut|pm)$/;

/**
 * @param text output of `normalise`
 * @throws NotThisKind when it has a word that is neither part of an instruction nor of a formula
 */
export function readFormulas(text: string): FormulaProblem {
  if (text.includes('|')) throw new NotThisKind('an absolute value');
  const tasks = new Set<Task>();
  const methods = new Set<Method>();
  const asked: string[] = [];
  let rest = text.replace(/^(?:question|q)?\s*\d{0,2}\s*[.):]\s+/i, '').replace(/\?/g, ' ');
  for (const [pattern, { task, method, asks }] of PHRASES) {
    rest = rest.replace(new RegExp(`(?<![A-Za-z])(?:${pattern})(?![A-Za-z])`, 'gi'), (...groups) => {
      if (task) tasks.add(task);
      if (method) methods.add(method);
      if (asks) asked.push(...groups.slice(1, -2).filter((letter) => typeof letter === 'string' && letter));
      return ' | ';
    });
  }
  const formulas = rest
    .split(/[|;\n]|,|:|\band\b|\bwhen\b|\bif\b|\bwhere\b|\.(?=\s|$)/i)
    .map((part) => part.trim().replace(/^\(?(?:i{1,3}|[12])\)\s+/, ''))
    .filter((part) => part !== '');
  for (const formula of formulas) refuseWords(formula);
  if (tasks.size > 1) throw new CannotSolve('Ask for one thing at a time.');
  return { tasks, methods, asked: [...new Set(asked)], formulas };
}

function refuseWords(formula: string): void {
  for (const { 0: word, index } of formula.matchAll(/[A-Za-z]{2,}/g)) {
    if (isFunctionName(word) || /^(?:sin|cos|tan|ln|sqrt)[a-z]$/.test(word)) continue;
    const isAfterSign =
      /[-+*/(=]\s*\d*$/.test(formula.slice(0, index)) || (index > 0 && /\d$/.test(formula.slice(0, index)));
    const isProduct = PRODUCT.test(word) && (!SMALL_WORDS.test(word) || (word === 'by' && isAfterSign));
    if (!isProduct) throw new NotThisKind(word);
  }
}
