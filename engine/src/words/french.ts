/** Compares French words by their forms and meanings. */
import { type Groups, groupsIn } from './groups.ts';
import { rootsOf } from './roots.ts';

/** How much another form of a word, and a word with the same meaning, counts; the same word counts as 1. */
const STRENGTH = { form: 0.95, synonym: 0.85 } as const;
/** The letters that two forms of a word begin with, and how much longer one may be. */
const FORMS = { same: 5, longer: 4 } as const;

/** Words that students use for the words of their notes: groups between '|', like `paraphrases.ts`. */
const PARAPHRASES = `
diminuer baisser reculer décroître réduire ralentir
augmenter croître accroître progresser monter | habiter vivre résider peupler occuper demeurer
habitant population peuple peuplé | humain homme gens personne | monde terre planète | pays état nation
montrer indiquer révéler signifier désigner | calculer mesurer obtenir égal différence | mari époux
femme épouse | mourir mort meurt décès décéder | naître naissance né
sortir sorti paraître paru publier publié publication parution | livre roman ouvrage œuvre | auteur écrivain romancier
écrire rédiger | sujet thème question | principal important essentiel majeur central
travail métier profession emploi fonction devenir | départ quitter partir séparation
aimer apprécier affection | détester mépriser haïr | durée durer dure temps mois année jour
commencer débuter commencement début | finir terminer cesser fin | créer fonder établir instituer inventer
découvrir trouver découverte | donner fournir offrir proposer | modèle forme théorie
rôle fonction utilité servir but | cause raison origine provoquer entraîner | conséquence effet résultat
avantage bénéfice atout | inconvénient défaut faiblesse | maladie affection trouble | médecin docteur
soigner traiter guérir | manger nourrir aliment alimentation | argent monnaie | acheter achat acquérir
vendre vente | prix coût | impôt taxe | entreprise société firme | chef dirigeant patron
roi monarque souverain | loi règle | guerre conflit bataille | gagner vaincre remporter victoire
perdre défaite | plus grand large vaste | petit faible réduit | rapide vite | lent lentement
pluie précipitation pluvieux | eau hydrique | chaud chaleur température | froid fraîcheur | ville cité
campagne rural | enfant fils fille | père mère parent | études école formation étudier | refuser rejeter
accepter consentir | empêcher éviter | protéger défendre | détruire ruiner
transformer changer convertir devenir | appeler nommer dire | ami amie compagne | lieu endroit place
`;

let groups: Groups | undefined;

/** How much a word of the notes counts for a word of a question, from 0 to 1; both are roots. */
export function frenchLikenessOf(asked: string, said: string): number {
  if (asked === said) return 1;
  groups ??= groupsIn(PARAPHRASES.trim().split(/ \| |\n/), (word) => rootsOf(word, 'fr')[0] ?? word);
  if (groups.get(asked)?.has(said)) return STRENGTH.synonym;
  const isForm =
    Math.min(asked.length, said.length) >= FORMS.same && said.startsWith(asked.slice(0, FORMS.same));
  return isForm && Math.abs(asked.length - said.length) <= FORMS.longer ? STRENGTH.form : 0;
}
