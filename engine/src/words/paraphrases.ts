/**
 * Words that students use for the words of their notes, beside the synonyms of WordNet: groups between '|', and a word
 * may be in several. Opposites, and different things of one kind, must not share a group.
 */
export const PARAPHRASES = `
control regulate supervise oversee manage run administer govern head conduct organise charge
come_up propose name give introduce | solve overcome remedy resolve fix way | serve office term hold reign
important main chief | representative thinker | sugar glucose | feed_on suck attach eat | sit lie stand situate
lie situate locate find | insect weevil beetle fly mosquito | dress bandage | region vegetation belt | own title
conduct organise hold perform carry_out undertake execute run
come_up propose discover invent introduce devise suggest develop formulate
discover find_out work_out identify detect find | invent create devise design build make develop
found establish set_up create | name call term coin title dub | introduce bring_in bring begin launch
propose put_forward suggest advance state | turn_down refuse reject decline | let allow permit enable authorise
permission consent approval authorisation leave licence | ban forbid prohibit outlaw | own possess hold have
buy purchase acquire get obtain | sell trade vend assign dispose transfer | give_up surrender sell part
give provide supply offer grant | get receive obtain gain earn acquire | pay compensate remunerate reward charge
payment compensation fee wage salary reward | cost price charge expense | cheap inexpensive low-cost
expensive costly dear | money cash currency fund finance | aim purpose goal objective intention target object
use function purpose role job employ apply utilise | job work task duty function role occupation
duty responsibility obligation task | stop prevent hinder avoid check block hold_back | stop end cease finish halt
begin start commence open operate | operate function work act run | replace substitute supersede succeed
follow succeed come_after | keep retain maintain preserve store hold | store save stockpile reserve keep
remove eliminate get_rid take_out extract expel excrete clear discharge drain | throw eject expel discard
waste rubbish refuse garbage | lose shed drop | damage harm injure hurt spoil impair | destroy kill ruin wipe_out
danger risk hazard threat | dangerous harmful unsafe hazardous risky emergency poisonous
harmful injurious damaging poisonous toxic | poison toxin
illness disease sickness ailment disorder infection condition | doctor physician | medicine drug medication
painkiller analgesic | cure treat heal | treat manage cure dress | symptom sign indication | patient sufferer
born birth | die death dead decease | kill murder slay assassinate | live inhabit dwell reside occupy settle
life living | home house residence dwelling | town city place | village settlement community town
place location site area region position | area region zone district part territory | zone belt region area
country nation state land | border boundary frontier | people population inhabitant person citizen human
citizen national inhabitant | child baby infant offspring young | parent guardian
marry wed wedding marriage choose | king ruler monarch sovereign oba | ruler leader head king chief
leader head chief ruler | boss manager head | worker employee staff labourer | farmer grower | soldier troop army
war conflict battle fighting | fight combat struggle battle oppose | attack invade assault strike
win defeat victory triumph beat | lose defeat loss | vote poll ballot election | poll election vote
choose select elect pick appoint | appoint name nominate choose | elect choose vote
law act legislation statute rule | rule law principle regulation | court tribunal | judge decide hold
decide determine settle designate | proof evidence | prove show demonstrate establish | guilty liable responsible
crime offence | steal theft rob | punish penalise sanction | punishment penalty sanction | agreement contract treaty
sign mark symbol indication | show indicate demonstrate reveal display signal
say state claim argue tell declare reply | argue claim maintain contend | think believe consider hold regard
thinker philosopher | opponent critic | criticise object attack wrong | criticism objection
wrong objection problem mistake fault | support back favour | oppose object resist | book work novel
author writer playwright poet | story play novel tale plot | set place happen | character figure person
write author compose | teach instruct educate | school college | student pupil learner | learn study
big large great huge | biggest main chief largest | small little tiny | tall high | fast quick rapid
slow gradual slowly | strong powerful strength | strength strong | weak feeble weakness | hard difficult tough
easy simple | rich wealthy wealth | poor poverty | long length | deep depth | wide width broad
high height altitude | heavy weight weigh | hot heat warm high | cold cool low | heat warm heating
new recent modern | old ancient early | common frequent usual widespread | rare scarce uncommon
normal ordinary usual | usual normal typical regular | main chief principal major most
important essential vital significant crucial | necessary needed required essential | good beneficial useful benefit
benefit advantage good help | bad harmful negative poor | improve better increase enhance boost raise
worse worsen deteriorate bad | increase rise grow raise go_up
decrease fall reduce decline drop lower go_down shrink diminish cut | grow growth develop cultivate
cultivate grow plant farm | crop plant | plant vegetation crop | tree forest | forest wood rainforest
animal creature organism | insect bug | germ microorganism microbe bacterium pathogen | food nutrient diet
eat feed consume ingest | feed nourish food eat suck bring | drink water | absorb take_in take_up soak
release give_off let_out give_out emit | produce make create generate give yield manufacture
make build construct produce create | form shape | shape form | change alter convert transform turn modify
turn change convert become | convert change turn transform | move shift travel pass flow transport
shift move change | carry transport convey take bear transfer | send transmit transfer pass
spread transmit carry disperse extend | join connect link attach unite | attach join fix fasten stick
connect link join attach | divide split separate share | separate divide split part | break split crack
break_down digest decompose split hydrolyse | mix combine blend | collect gather accumulate
gather collect assemble | contain include hold have | include contain comprise
consist contain comprise compose make_up | part component section element portion | half part
kind type sort class form | sort group classify arrange | group class category set | classify group divide sort
difference contrast | same similar identical equal | equal same | amount quantity volume number
number quantity figure | figure number statistic rate | rate speed | speed velocity rate | size dimension extent
measure gauge determine | calculate work_out compute determine find | find calculate determine
test experiment trial check | check test examine inspect verify | examine study inspect test
device tool instrument machine equipment | tool instrument implement | machine device
method way technique procedure process | way method manner means | step stage phase | stage phase step | phase stage
cause lead bring_about produce result | result effect consequence outcome lead
effect result consequence impact influence | affect influence impact | influence affect effect | reason cause
problem difficulty disadvantage challenge | disadvantage drawback weakness problem demerit
advantage benefit merit strength | example instance | feature characteristic property quality trait
quality property characteristic attribute | property characteristic feature | last endure continue
happen occur take_place | survive live adapt resist withstand | withstand resist survive | adapt adjust suit
protect defend guard shield | safe secure | protect save | help assist aid support | need require demand
want desire wish | try attempt seek | hide conceal | see observe notice | look appear | hear listen
open start begin | close shut | full filled | empty vacant | leave go depart | arrive reach come get
reach arrive get attain | enter join go_into | return go_back | stay remain | wait delay | meet encounter
visit travel | journey travel trip | send dispatch | answer reply respond | ask request | request ask | beg plead
know understand | explain describe account | describe explain | mean represent denote signify | represent stand mean
yearly annual | annual yearly | month monthly | rain rainfall precipitation | rainfall rain | drought dry lack
dry arid drought | wet moist damp | water moisture | river stream | sea ocean | hill mountain
soil ground earth land | land ground soil | wind air | air gas atmosphere | fire burn | burn fire | light bright
dark black | sound noise | boss superior | trader merchant seller businessman | seller trader vendor
buyer customer consumer purchaser | customer buyer client consumer | company firm business enterprise corporation
business firm trade company enterprise | factory plant | goods product commodity | product goods output
profit gain | tax levy duty | loan credit | borrow loan | lend loan | bounce dishonour return | account record
record write note register | list register | body organisation agency institution commission authority organ
organisation body group association agency | authority power | power authority | government state authority
party group | meeting conference assembly | member person | council assembly | right entitlement | freedom liberty
secret hidden confidential | honest truthful | praise commend credit | blame accuse | forgive pardon
faith belief religion | pray prayer | god deity lord | holy sacred | priest prophet clergy | poor needy
gift donation | computer machine | program software | file document | error mistake fault | mistake error
guess estimate | estimate guess approximate | true correct right | false wrong untrue | correct right true
sure certain | probable likely | perhaps maybe | suspect think | seldom rare | hardly little | often frequent
before previous earlier | ago past old | first initial | final last conclusive end | conclusive final
final ultimate | complete finish whole | whole entire complete | lack absence shortage deficiency
shortage scarcity lack | enough sufficient adequate | extra additional | more further | most majority
majority most | few little | least minimum | most maximum highest | above highest superior
ban forbid prohibit outlaw law | unhappy complain dissatisfied | complain protest object | happy glad pleased joy
sad unhappy sorrow | angry anger annoyed | afraid fear scared | brave courage courageous | greedy greed
jealous envy | proud pride | stay wait remain | throw_up vomit | pregnant pregnancy conceive conception
nurse breastfeed suckle | put_in insert place introduce | take_out remove extract withdraw | leave_out omit exclude
come_back return reappear recur | come_out publish appear release | go_away disappear leave vanish
disappear fade vanish | look_after care protect tend | take_over seize capture conquer control | seize capture take
get_rid remove kill eliminate dispose | hand_over transfer give surrender | bring_up raise rear educate
rear raise keep breed | breed reproduce | split_up divide separate | add_up total sum | total sum whole
cut_down reduce fell clear | cut_off isolate sever | turn_into become convert change
make_up compose form constitute | speed_up accelerate increase | slow_down delay decelerate retard | delay postpone
postpone put_off delay | keep_out exclude prevent | let_in admit allow | give_way yield | back support
support help maintain assist | order command instruct tell | tell inform order instruct | warn alert
promise vow pledge oath | swear oath vow | break violate breach | breach break violate | obey follow comply
disobey violate break | send_away exile banish expel dismiss | exile banish banishment | dismiss sack remove fire
resign quit leave | crown king throne | fight_for struggle | rebel revolt uprising rebellion
revolt rebellion uprising | enemy opponent foe | friend ally | ally partner friend | victim sufferer | weapon arm
stab kill | wound injury sore | sore wound ulcer | swell swelling | pain ache hurt | fever temperature
blood bleeding | bleed bleeding haemorrhage | breathe breathing respiration respire | breathing respiration
sweat perspire perspiration | bone skeleton skeletal | heart cardiac | kidney renal | liver hepatic | lung pulmonary
brain cerebral | stomach gastric | womb uterus | baby foetus newborn | germ bacteria virus
jab vaccine injection vaccination | vaccine vaccination immunisation | spray apply | pest insect weed
manure fertiliser compost | harvest reap crop gather | sow plant | peasant farmer | ordinary common peasant
salt chloride | acid acidic | sour acidic acid | bitter alkaline | melt fuse liquid | boil vaporise
freeze solidify | dissolve soluble solution | rust corrode corrosion | coat plate cover layer | layer coat covering
cover coat layer | metal ore | current electricity | electric electrical electricity | power energy electricity
push force | pull attract force | attract pull | repel push | bend refract refraction | bounce reflect reflection
mirror reflect | heavy dense mass | float buoyant | hill slope | rainy wet | map chart | capital city
law act bill constitution | parliament legislature assembly congress | minister secretary | president leader head
wage pay earn salary | jobless unemployed unemployment | unemployment job | rich wealthy elite
class stratum caste group | caste class | money capital | debt owe | owe debt owing | save saving
invest investment | trade commerce business | goods commodity | shop store retailer | value worth | worth value
profit surplus | loss deficit | ape chimpanzee monkey | reward prize | prize award reward | punish punishment
teacher instructor lecturer | pupil student learner class | lesson class teaching | copy imitate imitation
imitate copy model | remember recall memory retrieve | forget lose decay | think thought | feel feeling emotion
habit behaviour | behave conduct behaviour act | see sight vision | blind sight | deaf hearing | man male
woman female | old aged elderly | young youth | sick ill | disease illness | live life | short brief
earlier before sooner | yearly year annual | weekly week | daily day | monthly month | name title | title name
sort kind type | letter epistle | poem poetry verse | song music | prayer worship | worship pray
miracle wonder sign | preach sermon proclaim | sermon preach | baptise baptism | christian baptise believer convert
believer disciple follower | disciple follower apostle | follower disciple supporter member | travel journey go
spirit ghost | devil satan | angel messenger | messenger envoy | king oba emir sultan | adviser counsel advise
advise advice counsel | network internet | store memory keep | delete remove erase | type key enter
screen monitor display | speed fast | calculate calculation formula | head capita person | average mean
guess hypothesis | rule formula law | angle degree | side edge | chance probability likelihood
jump rise increase go_up | drop fall decrease | boom growth | slump recession | rebase base | girl female | boy male
enter go_in come_in rush_in flow_in get_in | believe think assume hold maintain consider regard | fight combat oppose
recommend advise suggest propose remedy urge solution | arise occur happen begin | add put_in top_up pour | leave expose
hear tell listen | help relieve assist ease | deal concern cover treat | cover contain include comprise list
bear carry shoulder fall_on lie_on rest_on | wrongly unlawfully illegally wrongfully unjustly | ruin destroy wreck downfall
cancel set_aside overturn annul quash reverse nullify | cure remedy treat solve | criticise critic criticism objection
start set_off trigger spark | trigger set_off cause | widen broaden enlarge | die death dead perish | marry wed wedding
painful pain sore | rub apply smear put | base adapt derive draw inspire | abolish scrap end remove | mistreat maltreat
prevent minimise cut_down | adopt choose introduce | plant sow follow | arrest detain | escape flee run_away | quarrel dispute
perform stage act | jail prison imprison | elect vote choose | teach train instruct | hatch incubate incubation
weakness flaw fault defect | flaw temper pride | heal healing recover | informed told notify | tell inform notify
publish issue write release | burn scald | gather collect assemble | drop fall lower | hide conceal | boil heat
die death mortality | objective aim goal purpose target | benefit gain profit | merge join combine unite
weak weaken | weaken weak | strong strengthen strength | strengthen strong strength | hard harden | soft soften | short shorten
shorten short | long lengthen | lengthen long | wide widen broad | widen wide broaden | deep deepen | dark darken | sharp sharpen
thick thicken | loose loosen | tight tighten | sweet sweeten | bright brighten | moist moisten | ripe ripen | less lessen
protect prevent | prevent protect | look_at study examine consider observe | study look_at examine investigate | pay_attention listen heed notice attend
set_out leave depart | leave set_out depart | go_out leave exit | come_in enter arrive | go_to pass_to
inherit go_to receive succeed | train railway rail locomotive | railway train rail | rail railway train | get_to reach arrive
reach get_to | sell export | export sell | import buy | buy import | get_into enter | pull_out withdraw | money cost
problem weakness difficulty trouble | weakness problem | main common chief principal | nice pleasant comfortable
unpleasant uncomfortable | accept agree | agree accept consent | disagree reject dispute differ | commander leader general head
leader commander | lead command head guide direct | helper assistant | clothe garment cloth dress wear | garment clothe cloth
wash clean launder | clean wash purify | purify clean | get_rid remove | swap exchange barter trade | exchange swap barter
trade exchange barter | barter exchange | go_bad spoil rot decay | rot decay spoil | spoil rot decay | decay rot decompose
fix repair mend | repair fix mend | put_out extinguish | blow_up explode | explode blow_up burst | burst explode
stay_away avoid | keep_away repel avoid | run_out exhaust finish | exhaust run_out finish | turn_off stop | switch_on start
pass_on transmit transfer inherit spread | transmit pass_on | catch contract get infect | infect catch spread
contagious infectious communicable | infectious contagious communicable | communicable infectious contagious
tiny small minute | huge vast large enormous | vast huge | quantity amount | amount sum quantity | earn_money profit
cut_off remove amputate | carry_on continue proceed | continue carry_on go_on | go_on continue happen | end_up become result
point_out note observe state | note observe point_out | talk speak discuss | speak talk | chat talk | speech talk address
link connect relate
heart core centre | core centre | middle centre | center centre | edge border margin | front face | back rear
bottom base floor | top summit peak | peak top highest | start_off begin | kick_out expel drive_out | drive_out expel
expel drive_out
lawful legal legitimate | legal lawful legitimate | illegal unlawful | unlawful illegal | court judge | lawyer counsel advocate
owner proprietor landlord | tenant lessee | tool device equipment instrument | equip tool device | gauge measure meter
car vehicle automobile motor | vehicle car
lorry truck | truck lorry | plane aircraft aeroplane | ship boat vessel | boat ship vessel | ride travel | road street route way
route road way path | path way route | street road | wage_war fight | peace truce | treaty agreement pact | pact treaty agreement
`;
