/** Gives names in speech the capitals that a transcript lacks. */
import type { Token } from '../reading/nlp.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Places, peoples, languages, religions and days. Names that are also common words, such as 'turkey', are left out. */
const NAMES = listed(`
africa african africans america american americans asia asian europe european europeans britain british england english
scotland ireland irish wales welsh france french germany german germans spain spanish portugal portuguese italy italian
greece greek greeks rome roman romans russia russian russians china chinese japan japanese india indian indians egypt
egyptian egyptians israel israelites arab arabs arabic latin nigeria nigerian nigerians ghana ghanaian ghanaians benin
togo cameroon niger mali senegal gambia liberia burkina faso mauritania sierra leone verde sudan ethiopia kenya uganda tanzania rwanda
congo angola zambia zimbabwe mozambique namibia botswana morocco algeria tunisia libya somalia gabon lagos abuja ibadan
kano kaduna zaria sokoto maiduguri enugu onitsha calabar ilorin abeokuta oyo ife ijebu katsina bauchi borno jos lokoja
anambra osun ogun ekiti kwara kogi benue taraba adamawa zamfara kebbi jigawa gombe nasarawa ebonyi abia imo bayelsa
accra london paris baghdad mecca medina jerusalem cairo timbuktu yoruba hausa igbo igbos fulani kanuri ijaw tiv nupe
edo efik ibibio songhai ashanti zulu swahili christian christians christianity muslim muslims islam islamic jewish jews
judaism buddhism hinduism hindu bible quran koran jesus christ allah biafra biafran mediterranean atlantic sahara
january february april june july september october november december monday tuesday wednesday thursday friday saturday
sunday marxist marxism darwinism keynesian newtonian
california canada mexico brazil argentina cuba haiti jamaica korea vietnam pakistan afghanistan iraq iran syria switzerland
sweden norway denmark holland dutch belgium austria hungary ukraine zealand york lome freetown monrovia nairobi addis
ababa harare johannesburg khartoum tripoli algiers tunis rabat dakar bamako ouagadougou niamey`);

/** First names that are nothing else. */
const FIRST_NAMES = listed(`
abraham adam ahmadu albert alexander alfred ali aminu anthony antoine aristotle arthur auguste benjamin bola charles charlotte
chinua christopher daniel david edward elijah elizabeth emile emmanuel erving ferdinand francis frederick
friedrich gabriel galileo george gregor hannah harold harriet heinrich henry herbert hermann hugh ibrahim immanuel isaac
isaiah jacob james jeremiah jeremy jerome john jonathan joseph joshua julius karl kwame leon leonard lev louis louise
lucy ludwig margaret maria marie martin mary matthew michael milton mohammed moses muammar muhammad murtala musa
napoleon nathaniel nelson nicholas nnamdi obafemi olusegun paul peter philip pierre plato rachel ralph rebecca richard
robert rosalind rudolf samuel sarah saul sigmund simon socrates solomon stephen stuart talcott theodor thomas umaru usman
victor vincent walter wilhelm william wole yakubu yusuf`);

/** Short forms that are always written in capitals. */
const SHORT_FORMS = listed(`
waec neco jamb utme ecowas opec oau uno ussr usa gdp gnp nnp dna rna mrna atp cpu ram rom bbc hiv nato imf nysc inec efcc
ecomog nafdac nddc cbn wto nepad unesco unicef html sql http url pdf usb lan wan`);

/** Words before a name that belong to it: 'West Africa', 'New York', 'Cape Verde'. */
const PART_OF_NAME =
  /^(?:north|south|east|west|northern|southern|eastern|western|new|cape|saudi|great|latin|central)$/;
const TITLE = /^(?:president|king|sir|professor|dr|mr|mrs|alhaji|saint|pope|lord)$/;
const DAY = /^(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|\p{L}+th)$/u;

/** The words of speech that are written with capitals, by the index of the word. */
export function capitalsIn(tokens: readonly Token[]): Map<number, string> {
  const found = new Map<number, string>();
  const add = (at: number) => {
    const text = tokens[at]?.text ?? '';
    found.set(
      at,
      SHORT_FORMS.has(text) ? text.toUpperCase() : `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
    );
  };
  for (const [at, { text }] of tokens.entries()) {
    const isNamed = NAMES.has(text) || FIRST_NAMES.has(text) || SHORT_FORMS.has(text) || isMonth(tokens, at);
    const isPart = PART_OF_NAME.test(text) && NAMES.has(tokens[at + 1]?.text ?? '');
    if (isNamed || isPart || (text === 'i' && !isSymbol(tokens, at))) add(at);
    if (!FIRST_NAMES.has(text) && !TITLE.test(text)) continue;
    // 'George Miller said', 'President Gnassingbe Eyadema': up to two further names.
    for (let next = at + 1; next <= at + 2 && isSurname(tokens, next); next += 1) {
      add(next);
      if (TITLE.test(text)) add(at);
    }
  }
  return found;
}

/** In 'm equals z i t', the letter is a symbol. */
function isSymbol(tokens: readonly Token[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some((other) => /^[b-hj-z]$/.test(other?.text ?? ''));
}

/** 'The first of may', 'march 2020': elsewhere these words have other meanings. */
function isMonth(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:march|may|august)$/.test(tokens[at]?.text ?? '')) return false;
  const isDay = tokens[at - 1]?.text === 'of' && DAY.test(tokens[at - 2]?.text ?? '');
  return isDay || /^\d{4}$/.test(tokens[at + 1]?.text ?? '');
}

/** A noun in the singular whose next word isn't another noun: in 'the joseph brothers company' a name may end anywhere. */
function isSurname(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !/^\p{Ll}{3,}$/u.test(token.text)) return false;
  return (
    FIRST_NAMES.has(token.text) || (/^(?:NOUN|PROPN)$/.test(token.pos) && !/[^aeiou]s$|es$/.test(token.text))
  );
}
