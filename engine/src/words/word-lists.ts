/** Words without a meaning of their own, and words that mark questions; folded, by language. */
import type { Language } from '../reading/source.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const STOPWORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "a about after again against all also am an and any are as at be because been before being both but by can could did do does doing done during each either else etc even ever every few for from further get gets had has have having he her here hers him his how i i'm if in into is isn't it its itself just kind let like may me might more most much must my no nor not now of off on once one only onto or other others ought our out own per please rather same shall she should since so some such than that that's the their them then there therefore these they thing things this those though through thus to too under until up upon us very v vs via was we were what what's when where whether which while who whom whose why will with within without would you your yours",
  ),
  fr: words(
    'pendant lors apres avant depuis chez vers a ai au aux avec avoir bien ce cela ces cet cette ceci comme dans de des doit donc dont du elle elles en entre est et etait etaient ete etre eux fait font il ils je la le les leur leurs lui mais me meme moins ne ni nos notre nous on ont ou par pas peut plus pour qu que qui sa sans se selon ses si son sont sous sur ta te tres tu un une vos votre vous y l d n s c j m t',
  ),
  other: words(
    'ni ti si ati fun o won a kan naa yii ti n je pe lati bi ko ki se wa lo ninu lori gbogbo gege awon ba yoo maa fi gba mo re wa iwo emi eyi yen sugbon tabi nitori pelu laarin to the of and to in is',
  ),
};

/** Question words, command verbs, and nouns that only name the kind of answer. */
export const ASKING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:how come|(?:the )?best time to|i mean|(?:most|much) of the time|for the first time|at what point|(?:do|did|can) (?:you|we|people|they) call|(?:what|which) (?:type|kind|sort) of|(?:state|list|give|name|mention|outline|identify|write)(?: down)?(?: any| the)? (?:two|three|four|five|six|seven)|in (?:law|biology|chemistry|physics|economics|accounting|geography|government|literature|maths|mathematics|computing|psychology)$|according to (?:the|my|your) (?:notes?|text|passage|lecture)|in (?:the|my|your) (?:notes?|text|passage|lecture)|(?:in|using) your own words|what happens|what happened|what takes place|took place|take place|takes place|stands? for|do you (?:mean|understand|know|think)|normally|usually|generally|typically|actually|really|exactly|basically|nowadays|these days|(?:is|are) meant by|what|who|whom|when|where|why|how|which|whose|define|explain|describe|discuss|state|list|mention|outline|identify|give|tell|show|briefly|difference between|differences? (?:between|from)|differ from|compare|contrast|distinguish|examples?|meaning|meant|definition|reasons? (?:for|why|that)|many|much|called|known as|can|happens?|happened|occurs?|occurred)\b/giu,
  fr: /\b(?:qu'est-ce que?(?: c'est)?|qu'est-ce qui|est-ce que?|quels?|quelles?|qui|quand|ou|comment|combien|pourquoi|que|quoi|definis(?:sez)?|definition|explique[rz]?|decri(?:s|vez|re)|cite[rz]?|donne[rz]?|nomme[rz]?|exemples?|signifie|appelle(?:-t-on)?|difference entre|se passe(?:-t-il)?)(?![\p{L}])/giu,
  other:
    /(?<!\p{L})(?:ki ni|kini|ki|ta ni|tani|ta|nibo|ibo|bawo|igba wo|nigba wo|ewo|wo|kilode|nitori kini|nitori ki|melo|meloo|elo|so fun mi|salaye|gịnị|gini|kedu|onye|ebee|olee|mgbe ole|menene|mene ne|wane|yaushe|ina|yaya|nawa|what is|who|when|where|why|how)(?!\p{L})/giu,
};

/** Groups of roots with the same meaning, in questions and in notes. */
const GROUPS = `begin start commenc|end finish|publish issu releas|suffer experienc undergo|receiv get|larg big|increas rise|decreas fall declin drop reduc|make produc creat manufactur
obtain acquir|need requir|help aid assist|found establish|rule govern|buy purchas|alter chang|kill destroy|quick fast rapid
diseas ill|allow permit enabl|unit join combin merg amalgamat|split divid|author writ|advantag benefit merit
disadvantag drawback demerit limit|importanc important essenti vital|main chief major princip|colour color
show demonstrat|remov eliminat|protect defend|stop prevent|purpos function rol|typ kind categor class
obey follow|symptom sign|person individu human|decid hold judg|measur unit
2 two|3 thre|4 four|5 fiv|6 six|7 seven|8 eight|9 nin|10 ten|11 eleven|12 twelv|20 twent|30 thirt|100 hundr`;

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  GROUPS.split(/[|\n]/).flatMap((group) => {
    const members = group.split(' ');
    return members.map((member) => [member, members[0] ?? member] as const);
  }),
);

const LIGHT = words(
  'accord form mak com go giv tak gain becom attain achiev cas work act part way high low good new main sort amount numb first second last cal nam word term concept process thing hav keep put need want lik begin start high import',
);

/** Whether a root adds little to a question: answers often replace or omit it. */
export function isLight(root: string): boolean {
  return LIGHT.has(root);
}

/** A root, or the representative of all roots with its meaning. */
export function meaningOf(root: string): string {
  return GROUP_OF.get(root) ?? root;
}
