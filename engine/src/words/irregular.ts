/** Irregular English forms with the words that they are forms of. */

const NOUNS =
  'men man|women woman|children child|people person|bacteria bacterium|mitochondria mitochondrion|nuclei nucleus|stimuli stimulus|fungi fungus|criteria criterion|phenomena phenomenon|data datum|lives life|wives wife|knives knife|leaves leaf|halves half|feet foot|teeth tooth|mice mouse|alumni alumnus|hypotheses hypothesis|stomata stoma|cacti cactus|algae alga|larvae larva|vertebrae vertebra|formulae formula|indices index|matrices matrix|vertices vertex|crises crisis|analyses analysis|theses thesis|radii radius|loci locus|foci focus|strata stratum|spectra spectrum|ova ovum|geese goose|oxen ox|wolves wolf|thieves thief|shelves shelf|calves calf|loaves loaf|hooves hoof|alveoli alveolus|bronchi bronchus|villi villus|hyphae hypha';

const VERBS =
  'used,using,uses use|died,death die|became become|began,begun begin|broke,broken break|built build|came come|chose,chosen choose|fell,fallen fall|fought fight|gave,given give|grew,grown grow|held hold|kept keep|led lead|lost lose|made make|met meet|paid pay|rose,risen rise|said say|sold sell|spoke,spoken speak|taken,took take|taught teach|won win|wrote,written write|got,gotten get|went,gone go|told tell|beaten,beat beat|thought think|knew,known know|saw,seen see|ran run|sang,sung sing|sent send|left leave|spent spend|bought buy|brought bring|caught catch|drew,drawn draw|drove,driven drive|ate,eaten eat|flew,flown fly|forgot,forgotten forget|froze,frozen freeze|hid,hidden hide|laid lay|rode,ridden ride|shook,shaken shake|shot shoot|shown show|sat sit|slept sleep|stole,stolen steal|stood stand|struck,stricken strike|swore,sworn swear|threw,thrown throw|tore,torn tear|wore,worn wear|understood understand|dealt deal|dug dig|hung hang|sought seek|shrank,shrunk shrink|sank,sunk sink|stuck stick|swam,swum swim|fed feed|bled bleed|bred breed|fled flee|bent bend|lent lend|burnt burn|learnt learn|heard hear|felt feel|meant mean|blew,blown blow|withdrew,withdrawn withdraw|overthrew,overthrown overthrow|forbade,forbidden forbid|sprang,sprung spring|spun spin|swept sweep|crept creep|wept weep|arose,arisen arise|bitten,bit bite|bore,borne bear|bound bind';

/** Adjectives with forms such as 'bigger' and 'biggest'; after '+', the letter that these double. */
const ADJECTIVES =
  'big+g hot+t thin+n large small high great old young long short fast slow cheap strong weak cold warm thick deep wide heavy hard rich poor rare safe early late near easy';

/** 'came come' as an entry for 'came', and 'began,begun begin' for both. */
function formsIn(list: string): [form: string, word: string][] {
  return list.split('|').flatMap((entry) => {
    const [forms = '', word = ''] = entry.split(' ');
    return forms.split(',').map((form): [string, string] => [form, word]);
  });
}

function comparedForms(): [form: string, word: string][] {
  return ADJECTIVES.split(' ').flatMap((entry) => {
    const [word = '', doubled = ''] = entry.split('+');
    const stem = `${word.replace(/e$/, '').replace(/y$/, 'i')}${doubled}`;
    return [`${stem}er`, `${stem}est`].map((form): [string, string] => [form, word]);
  });
}

/** The word for each irregular form. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...formsIn(NOUNS),
  ...formsIn(VERBS),
  ...formsIn('better,best good|worse,worst bad'),
  ...comparedForms(),
]);
