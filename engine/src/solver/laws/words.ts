/** Words that change nothing in any problem. Words such as not, each, more, average and except are left out on purpose. */
export const HARMLESS = `
a an the of is are was were be been being it its this that these which who whose what when if has have had having
with and as find calculate determine compute obtain given please question problem following answer show your working
value quantity he she his her they them their him use using take taken taking let would will does did do
body object particle certain
some there here i my me we our us you now later then also just still so only
on in to for from at into onto along across near
took brought built taught sat stood wrote heard kept paid sent ran drove rode flew swam threw held wore cut
thereby therefore thus exactly actually simply
give gives gave giving allow allows allowed offer offers offered receive receives received obtains obtaining show shows shown
say says said consider suppose measured noted owns lives attends visits see sees saw seen look looks watch watches notices noticed want wants wanted wish wishes decides decided plans planned tries tried hears heard meets met enters entered wears leave leaves arrives arrived reach reaches reached stands standing sits sitting belongs own owned drives driven shops hired hires designed built makes made making sell sells go going must should can could may might needs need needed require requires required used uses
long how much many place put keep kept stay begin began name called goes went comes came gets got becomes became
`;

/** Verbs that say nothing about quantities, in their base form. */
const VERBS = `
see look watch notice want wish decide plan try attempt hear meet visit attend enter wear stand sit pay put keep place hold
carry contain own use need require give get take bring measure show know call offer allow receive run walk drive ride fly sail
swim jog pedal climb push pull kick throw hit strike pass cross reach arrive cook bake plant sew paint build make produce
manufacture import order open close save prepare connect supply operate apply exert act deliver develop hang stay score obtain
study teach help hire carry load fill pour dig clean wash finish complete happen belong join wait talk play watch read write
`;

/** `carry` gives carries, carried and carrying. */
function inflected(verb: string): string[] {
  const stem = verb.replace(/e$/, '');
  const past = /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'i') : stem;
  const double = /^[a-z]?[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}` : stem;
  return [
    verb,
    /[^aeiou]y$/.test(verb) ? `${past}es` : /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`,
    `${past}ed`,
    `${stem}ing`,
    `${double}ed`,
    `${double}ing`,
  ];
}

export const HARMLESS_VERBS: readonly string[] = VERBS.trim().split(/\s+/).flatMap(inflected);

/** Words that a noun may follow. */
export const DETERMINERS = `
a an the his her its their my our this these of in on from with for at into onto by some any new old big small large heavy light young local same whole entire
`;

/**
 * Nouns and adjectives that decide what a problem means: forces, shapes, parts, comparisons, rates, units that the
 * solver doesn't know, and more than one of a thing. A problem with one of them is refused unless its topic knows it.
 */
export const DECISIVE = `
friction rough coarse coefficient viscous resistive opposing opposite against resistance drag tension spring pulley slope incline plane ramp angle horizontal vertical upward downward
wind current river stream tide efficiency system collision rebound recoil impact lift bend curve circle orbit
half third quarter fifth sixth seventh eighth ninth tenth double triple twice thrice couple pair dozen score
other another each every second next previous last former latter remaining remainder rest balance extra additional further
increase decrease rise fall drop change growth decline gain loss profit discount commission tax vat interest instalment
deposit bonus allowance fee charge duty tip wage rent
average mean median mode range variance deviation total sum difference product ratio rate proportion percentage percent
fraction square cube root power reciprocal maximum minimum greatest least highest lowest more less fewer most
series parallel combination mixture internal external parallelogram
day week month year hour minute fortnight decade century morning evening noon today tomorrow yesterday
mile foot feet inch yard pound ounce stone gallon pint acre hectare knot bushel ton degree radian
north south east west left right back return round trip lap stage way halfway
not except without neither nor none no either or than per until unless
individual single several both all equal identical similar different
never almost hardly nearly about ever once again always often
begin end first initial final original
radius diameter circumference area volume height width length depth breadth thickness perimeter
temperature pressure density mass weight force energy speed velocity acceleration time distance momentum
oxygen hydrogen nitrogen carbon chlorine helium sodium calcium magnesium potassium sulphur phosphorus atom ion molecule electron
burn react reaction heat boil freeze melt evaporate
price cost amount value number quantity age share part whole mark
`;
