/** What an essay question asks about its subject: causes, problems, achievements, effects, solutions. */
import { fold } from '../words/roots.ts';

export interface Facet {
  /** Its name above points. */
  name: string;
  /** Matches a folded question. */
  asked: RegExp;
  /** Matches the heading of a section about it. */
  heading: RegExp;
  /** Matches a statement about it. */
  said: RegExp;
  /** Matches the heading of a section that is partly about it; null without one. */
  partly: RegExp | null;
}

const facet = (
  name: string,
  asked: RegExp,
  heading: RegExp,
  said: RegExp,
  partly: RegExp | null = null,
): Facet => ({ name, asked, heading, said, partly });

const CAUSE = facet(
  'causes',
  /\b(?:causes?|reasons?|factors?|account for|why|responsible for|origins?|pourquoi|raisons?)\b/,
  /\b(?:causes?|reasons?|factors?|why|origins?|how (?:people|man|humans)|raisons?)\b/i,
  /\b(?:because|caus\w+|due to|reasons?|led to|results? (?:in|from)|since|owing to|parce qu)/i,
);
const OTHERS: readonly Facet[] = [
  facet(
    'problems',
    /\b(?:problems?|obstacles?|challenges?|hindrances?|constraints?|weakness(?:es)?|failures?|limitations?|limits|disadvantages?|demerits|drawbacks?|setbacks?|shortcomings|criticisms?|threats?|problemes?|limites)\b/,
    /^(?!.*\b(?:solv|reasons?|causes?)).*\b(?:problems?|obstacles?|challenges?|weakness(?:es)?|failures?|limitations?|limits|disadvantages?|drawbacks?|criticisms?|malpractices|harmful|dangers|abuses|threats?|probl[eè]mes?|limites)\b/i,
    /\b(?:problem|lack|poor|poverty|fail\w*|cannot|difficult|corrupt\w*|illiteracy|weak|threat\w*|expensive|shortage|fear|not enough|manque)/i,
  ),
  facet(
    'achievements',
    /\b(?:achievements?|success(?:es)?|benefits?|benefited|advantages?|merits?|gains?|contributions?|importance|significance|relevance|strengths?|avantages?)\b/,
    /^(?!.*\b(?:reasons?|causes?)).*\b(?:achievements?|success(?:es)?|benefits?|advantages?|merits?|importance|contributions?|avantages?)\b/i,
    /\b(?:benefit|advantage|improv\w+|gain\w*|grew|flourish\w*|enabl\w+|allow\w*|restored|brought|better|safer|help\w*|permet)/i,
    /\b(?:uses?|results?|effects?|consequences?|outcomes?)\b/i,
  ),
  facet(
    'effects',
    /\b(?:effects?|consequences?|impacts?|results?|outcomes?|implications?|effets?)\b/,
    /\b(?:effects?|consequences?|impacts?|results?|outcomes?|aftermath|effets?|cons[eé]quences?)\b/i,
    /\b(?:effect|consequen\w+|result\w*|led to|therefore|so that|became|caus\w+|brought|increas\w+|reduc\w+)/i,
  ),
  facet(
    'solutions',
    /\b(?:solutions?|solved?|remed(?:y|ies)|checked|prevent(?:ed|ion)?|controlled|curb(?:ed)?|overcome|suggest(?:ions?)?|solutions)\b/,
    /\b(?:solutions?|solv(?:ed|ing)|remed(?:y|ies)|control|conservation|prevention|measures|management|treatment|reforms?|way forward)\b/i,
    /\b(?:should|must|prevent\w*|protect\w*|reduc\w+|cut down|introduc\w+|brought in|to check|replant\w*)/i,
  ),
];
/** After these words the question names what is to be explained: 'account for the success'. */
const EXPLAINS = /\b(?:account for|causes? of|reasons? (?:for|why)|responsible for|why)\b/;
const SOLUTION = OTHERS.at(-1) as Facet;

/** A facet with the word that the question has for it, such as 'obstacles'. */
export interface AskedFacet extends Facet {
  word: string;
}

/** The facets that a question asks about, in its order. */
export function facetsIn(question: string): AskedFacet[] {
  const text = fold(question);
  const candidates = EXPLAINS.test(text) ? [CAUSE, SOLUTION] : [CAUSE, ...OTHERS];
  return candidates
    .flatMap((candidate) => {
      const found = candidate.asked.exec(text);
      return found ? [{ facet: { ...candidate, word: found[0] }, at: found.index }] : [];
    })
    .sort((a, b) => a.at - b.at)
    .map((found) => found.facet);
}

/** A folded heading without the words that name facets. */
export function withoutFacetWords(heading: string): string {
  return [CAUSE, ...OTHERS].reduce((rest, { asked }) => rest.replace(new RegExp(asked, 'g'), ' '), heading);
}
