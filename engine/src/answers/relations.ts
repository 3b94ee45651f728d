/** Relations that questions ask for, and the words that show them in an answer. */

export interface Relation {
  name: string;
  /** Matches a folded question. */
  asked: RegExp;
  /** Matches the sentence with the answer, or the heading above it. */
  answered: RegExp;
}

const relation = (name: string, asked: RegExp, answered: RegExp): Relation => ({ name, asked, answered });

export const RELATIONS: Readonly<Record<'en' | 'fr', readonly Relation[]>> = {
  en: [
    relation(
      'disadvantage',
      /\b(?:disadvantages?|drawbacks?|demerits?|limitations?|weakness(?:es)?|downsides?)\b|\b(?:wrong with|bad about|bad thing about)\b/,
      /disadvantag|drawback|demerit|limitation|weakness|\bproblem|\bhowever\b|\bexpensive|\bslow(?:er)?\b|\bcannot\b|\bdifficult|\brisk|\bavoid|\blos(?:e|es|s)\b|\bweaken|\bdamag|\bharm|\bobject|\bcritic|\bshould not\b|\bfail|\b(?:leaves?|has|have|gives?) no\b/i,
    ),
    relation(
      'advantage',
      /\b(?:advantages?|benefits?|merits?|strengths?)\b|\b(?:what good|good about|good thing about)\b/,
      /(?<!dis)advantag|benefit|^uses?\b|\buseful\b|(?<!de)merit|strength|\b(?:better|cheaper|easier) than\b/i,
    ),
    relation(
      'cause',
      /\b(?:causes?|caused|leads? to|led to|brings? about|brought about|responsible for)\b/,
      /\bcaus|\bbecause\b|\bdue to\b|\bresult(?:s|ed|ing)? (?:of|from|in)\b|\blead(?:s|ing)? to\b|\bled to\b|\bowing to\b|\bbrought about\b|\bresponsible for\b|\breasons?\b|\b(?:occurs?|happens?|arises?) (?:when|if|after)\b|[;,.] this is (?:known as|called)\b/i,
    ),
    relation(
      'effect',
      /\b(?:effects?|consequences?|results?|impacts?|outcomes?|affects?|affected)\b/,
      /\beffect|\baffect|consequen|\bresult|\bimpact|\boutcome|\bled\b|\bleads?\b|\bcaus|\bso that\b|\btherefore\b|\bthus\b|\bbecom|\bmakes?\b|\bmade\b|\breduc|\bincreas|\blower|\bfalls?\b|\bbrought\b|\bdestroy|\bcreated?\b/i,
    ),
    relation(
      'function',
      /\b(?:functions?|purposes?|aims?|roles?|jobs?|dut(?:y|ies)|(?:is|are|was|were) (?:\w+ ){0,4}used for|uses?(?= of))\b|(?<=\bwhat (?:is|are) .*)\bgood for\b|\b(?:is|are|was|were) (?:\S+ ){1,5}for\W*$|^\W*what do (?:\S+ ){1,4}do\W*$/,
      /\bfunction|\bpurpose|\brole|\bused?\b|\buses\b|\bserves?\b|\bhelps?\b|\ballows?\b|\bso that\b|\bto (?:make|prevent|protect|carry|keep|help|control|allow|support|produce|reduce|increase|store|remove|hold|give|provide|transport|absorb|regulate|measure|show|break|get|join|separate)\b|\bresponsible\b|\bcontrols?\b|\bcarr(?:y|ies)\b|\bprotects?\b|\bfor \p{L}+ing\b|\bstores?\b|\bproduces?\b|\bmakes?\b|\bbreaks?\b|\bregulates?\b|\babsorbs?\b|\bprevents?\b|\bkeeps?\b|\bseparates?\b|\btransports?\b|\bsupports?\b|\bbuilds?\b|\bsuppl(?:y|ies)\b|\bprovides?\b|\bmaintains?\b|\bneeded (?:for|by|to)\b/iu,
    ),
    relation(
      'criticism',
      /\bcritici[sz]\w*|\bcritics\b|\bobjections?\b/,
      /\bcritic|\bobject|\bpoint(?:s|ed)? out\b|\bhowever\b|\blittle evidence\b|\bignor|\bfail|\bweakness|\btoo\b/i,
    ),
    relation(
      'parts',
      /\b(?:parts|components?|composed of|made (?:up )?of|consists? of|constituents?)\b/,
      /\bparts?\b|\bcomponents?\b|\bcompos|\bmade (?:up )?of\b|\bconsists?\b|\bcontains?\b|\bcompris|\bincludes?\b|\bhas (?:an?|two|three|four)\b|\bconstituents?\b/i,
    ),
    relation(
      'type',
      // 'Which kind of rock has fossils?' asks for a rock.
      /(?<!\b(?:what|which) )\b(?:type|kind)\b|\b(?:types|kinds|forms|classes|classification|categories|branches|divisions)\b/,
      /\btypes?\b|\bkinds?\b|\bforms?\b|\bclass|\bcategor|\bdivided into\b|\binclud|\bare:|\bbranches\b|\b(?:two|three|four|five)\b|,.+\band\b/i,
    ),
    relation(
      'importance',
      /\b(?:importance|important|significance|significant)\b/,
      /\bimportan|\bessential\b|\bvital\b|\bbecause\b|\bneeded\b|\bnecessary\b|\bso that\b|\bhelps?\b|\bsignifican|\bkey\b/i,
    ),
    relation(
      'colour',
      /\bcolou?rs?\b/,
      /\bcolou?r|\b(?:red|blue|green|yellow|white|black|brown|purple|pink|orange|colourless|pale|violet|grey)\b/i,
    ),
    relation(
      'decision',
      /\b(?:the )?courts? (?:decide|hold|held|rule)\b|\b(?:decided|decision|held|ruling|ruled|judge?ment|principle|established)(?: (?:of|in))?(?= .* v\.? )/,
      /\bheld\b|\bdecided\b|\bruled\b|\bliable\b|\bfound that\b|\bconcluded\b|\bdecision\b|\blaid down\b|\bdefined\b|\bstated\b/i,
    ),
    relation(
      'problem',
      /\b(?:mistakes?|errors?|confus\w+)\b/,
      /\bmistake|\berror|\bconfus|\bnot the same\b|\bdo not\b|\bnever\b|\bwrong/i,
    ),
  ],
  fr: [
    relation(
      'cause',
      /\bcauses?\b|\ba cause\b/,
      /\bcaus|parce que|\bcar\b|en raison|à cause|grâce à|provoqu|entra[iî]n/i,
    ),
    relation(
      'effect',
      /\beffets?\b|\bconsequences?\b/,
      /\beffet|conséquen|provoqu|entra[iî]n|permet|diminu|augment|donc\b|ainsi\b/i,
    ),
    relation(
      'function',
      /\b(?:roles?|fonctions?|utilite)\b|\ba quoi (?:sert|servent)\b/,
      /\brôle|fonction|\bsert|servent|permet|\bpour\b|\bafin\b|utilis|absorb|protèg|transport/i,
    ),
    relation('advantage', /\bavantages?\b/, /avantage|bénéfi|meilleur|moins cher|plus rapide/i),
    relation(
      'type',
      /\b(?:types?|sortes?|formes)\b/,
      /\btypes?\b|\bsortes?\b|\bformes?\b|\bdeux\b|\btrois\b|\bquatre\b|,.+\bet\b/i,
    ),
  ],
};
