/** Wordings that show what a sentence does in its text, in English and French. Each is a feature of the ranking. */

const words = (list: string) => new RegExp(`\\b(?:${list})(?!\\p{L})`, 'iu');

export const CUES = {
  /** Also in the other languages whose verb is known. */
  defines:
    /\b(?:is|are|was|were)\s+(?:an?|the|any|one)\s+\p{L}+|(?:^|\s)(?:est|sont)\s+(?:une?|les?|la|des)\s|(?:^|\s)(?:est|sont)\s+l['’]|\sjẹ́\s|\sbụ\s|\s(?:shi ne|ita ce)\s|\p{sc=Han}是|\s(?:هو|هي)\s/u,
  /** A short subject at the start: 'A mixed cell is a …'. */
  definesFirst:
    /^(?:(?:An?|The|Les?|La|Une?)\s|L['’])?(?:[\p{L}\p{M}\p{N}'’()-]+\s){1,4}(?:is|are|was|were|est|sont)\s(?:defined as\s|when\s)?(?:an?|the|any|une?|les?|la|des|l['’])/u,
  means: words(
    'means?|refers? to|stands? for|signifient?|désignent?|consists? of|made up of|composed of|contains?|comprises?|includes?|comprend|comprennent|se composent?|contient|contiennent',
  ),
  limits: words(
    'only|unless|except|never|always|all|every|without|no|sauf|jamais|toujours|tou(?:s|te?s?)|seulement|sans',
  ),
  explains: words(
    'because|since|therefore|so that|thus|hence|as a result|due to|parce que?|car|donc|en raison|grâce à|afin',
  ),
  causes: words(
    'caus(?:es?|ed|ing)|leads? to|led to|results? in|resulted|produces?|produced|makes?|made|increases?|reduces?|prevents?|depends? on|provoquent?|entra[iî]nent?|permet(?:tent)?|dépend(?:ent)?|augmentent?|diminuent?',
  ),
  occurs:
    /\b(?:forms?|occurs?|develops?|happens?|comes?|arises?|takes? place|begins?)\s+(?:when|where|because|from|in|if|after)\b/iu,
  events: words(
    'founded|elected|signed|discovered|invented|became|declared|defeated|conquered|introduced|established|abolished|independence|killed|died|began|ended|divided|refused|fondée?|élue?|signée?|découverte?|devient|devint|proclamée?',
  ),
  isExample:
    /^(?:for (?:example|instance)|e\.g|(?:worked )?examples?\b|ex\.|suppose|imagine|consider|par exemple|exemple)/iu,
  hypothesizes: /^(?:if|when|where|si|quand|lorsque)\b/iu,
  hedges: words(
    'often|usually|sometimes|may|might|can|about|many|some|several|also|souvent|parfois|environ|peuvent|peut|aussi',
  ),
  warns: words(
    'confuse|mistakes?|careful|beware|remember|note that|not the same|candidates|students|attention|confondre',
  ),
  addresses: words('we|you|I|us|our|your|nous|vous'),
  asks: /\?["”’)]?$/u,
  /** A legal case, a section of a law, or a verse. */
  cites: /\sv\.?\s\p{Lu}|\[\d{4}\]|\(\d{4}\)|\bs\. ?\d|\b\d+:\d+/u,
  dates: /\b(?:1[0-9]{3}|20[0-2][0-9])\b|\bcentury\b|\bsiècle\b/u,
  measures:
    /\d\s?(?:%|°|per ?cent|pour ?cent|[kcm]?m[²³]?\b|[km]?g\b|days?|weeks?|years?|hours?|minutes?|seconds?|million|₦|N\b|V\b|jours?|ans?\b)|₦\s?\d/iu,
  parenthesis: /\(.{3,}\)/u,
  joins: /[;:]\s/u,
  /** 'This splitting is termed photolysis.' */
  names: words(
    "called|termed|named|known as|referred to as|described as|defined as|appelée?s?|nommée?s?|s'appelle(?:nt)?|se nomme(?:nt)?|dite?s?",
  ),
  /** One of several points: 'First, …', 'Another reason …'. */
  enumerates:
    /^(?:(?:the\s)?(?:first|second|third|fourth|fifth|last|next|other|main|chief)(?:ly)?\b|one (?:reason|cause|type|kind|advantage)|another\b|finally\b|(?:d['’]abord|ensuite|enfin|premièrement|deuxièmement)|les? (?:premier|première|deuxième|second|seconde|troisième)s?\s)/iu,
  rules: words(
    'must|shall|should|cannot|can only|may not|may only|requires?|required|entitled|liable|forbids?|forbidden|held that|states? that|rule|law|principle|doit|doivent|loi|principe|règle',
  ),
  serves: words(
    'used (?:to|for|in|as|by)|purpose|function|aims?|role|helps?|enables?|allows?|lets?|protects?|sert|servent|rôle|fonction|but',
  ),
  /** 'There are two main types.' */
  counts:
    /\b(?:two|three|four|five|six|seven|eight|several|deux|trois|quatre|cinq|plusieurs)\s(?:\p{L}+\s){0,2}\p{L}{3,}s\b/iu,
  discovers: words(
    'born|discovered|put forward|introduced (?:by|in)|invented|scientist|botanist|physicist|chemist|economist|wrote|written by|published|author|named after|né[e]?|découvert[e]?|publié[e]?',
  ),
  past: words('was|were|had|\\p{L}{3,}ed|fut|était|avait|étaient'),
} as const satisfies Readonly<Record<string, RegExp>>;

export type Cue = keyof typeof CUES;
