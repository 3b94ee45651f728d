/** Words that students use for the words of French notes: groups between '|', like PARAPHRASES. */
export const FRENCH_PARAPHRASES = `
diminuer baisser reculer décroître réduire ralentir
augmenter croître accroître progresser monter | habiter vivre résider peupler occuper demeurer
habitant population peuple peuplé humain homme gens personne | monde terre planète | pays état nation
montrer indiquer révéler signifier désigner | calculer mesurer obtenir égal différence | mari époux
femme épouse | mourir mort décès décéder crise | naître naissance né
sortir paraître publier publication parution | livre roman ouvrage œuvre | auteur écrivain romancier
écrire rédiger | sujet thème question | principal important essentiel majeur central
travail métier profession emploi fonction devenir | départ quitter partir séparation
aimer apprécier affection | détester mépriser haïr | durée durer long temps mois année jour
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
