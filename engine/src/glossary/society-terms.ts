/** Mathematics, government, society, literature and computing. One term per line: `names: meaning | example or fact`; commas separate the names. */
export const SOCIETY_TERMS = `
quadratic equation: A quadratic equation is an equation of the form ax² + bx + c = 0, where a is not 0. | Its roots are x = (−b ± √(b² − 4ac)) / 2a.
linear equation: A linear equation is an equation in which each unknown appears only to the first power, and unknowns are not multiplied together. | 2x + 6 = 14 is an example.
pythagoras' theorem, pythagoras theorem, pythagorean theorem: Pythagoras' theorem states that in a right-angled triangle the square of the hypotenuse equals the sum of the squares of the other two sides. | A triangle with sides 3, 4 and 5 is right-angled: 9 + 16 = 25.
prime number: A prime number is a whole number greater than 1 whose only factors are 1 and itself. | 2 is the only even prime number.
arithmetic mean: The mean of a set of numbers is their sum divided by how many there are. | The mean of 2, 4 and 9 is 5.
median: The median is the middle value of a set of numbers in order; for an even number of values it is the mean of the two in the middle. | The median of 1, 3 and 100 is 3.
vector quantity: A vector quantity has both magnitude and direction. | Velocity and force are vectors.
inflation: Inflation is a sustained rise in the general price level of an economy. | It reduces the purchasing power of money.
price elasticity of demand: Price elasticity of demand measures how much the quantity demanded responds to a change in price: the percentage change in quantity demanded divided by the percentage change in price. | Demand is elastic when its size, without the minus sign, is above 1, and inelastic when it is below 1.
opportunity cost: Opportunity cost is the value of the next best alternative that is given up when a choice is made. | If you spend an evening watching a film instead of studying, its opportunity cost is the study you gave up.
gdp, gross domestic product: Gross domestic product (GDP) is the market value of all final goods and services produced within a country in a given period, usually a year. | GDP divided by the population is GDP per head.
monopoly: A monopoly is a market with a single seller of a product that has no close substitute. | A monopolist can set its price, so governments often regulate it.
double entry, double-entry bookkeeping: Double entry is the system of bookkeeping in which every transaction is recorded as debits and credits of equal totals. | It keeps the equation Assets = Capital + Liabilities in balance.
democracy: Democracy is a system of government in which the people hold power and use it directly or through representatives whom they elect. | Free and fair elections are one of its features.
federalism: Federalism is a system of government in which a constitution divides power between a central government and regional governments. | Nigeria, India and the United States are federations.
separation of powers: Separation of powers is the principle that the legislative, executive and judicial powers of a state are held by different bodies. | Each body can act as a check on the others.
rule of law: The rule of law is the principle that everyone, including the government, is subject to the law. | A person may be punished only for a breach of the law, established before the courts.
colonialism: Colonialism is the control of a territory and its people by a foreign power, usually for that power's benefit. | Nigeria was under British colonial rule until 1 October 1960.
soil erosion: Soil erosion is the wearing away and removal of topsoil by agents such as water and wind. | Plant cover slows it because roots hold the soil.
climate: Climate is the average weather of a place over a long period, usually at least 30 years. | Weather is the state of the atmosphere at a particular time.
latitude: Latitude is the angular distance of a place north or south of the equator, in degrees. | The equator is at 0° and the poles are at 90°.
metaphor: A metaphor is a figure of speech that describes one thing as if it were another, without using "like" or "as". | "The classroom was a zoo."
simile: A simile is a figure of speech that compares two things with a word such as "like" or "as". | "As brave as a lion."
irony: Irony is a contrast between what is said and what is meant, or between what is expected and what happens. | A fire station that burns down is an example of situational irony.
algorithm: An algorithm is a finite sequence of clear steps that solves a problem or performs a task. | The steps for sorting a list of names are an example.
recursion: Recursion is a method in which a function or definition refers to itself to solve smaller cases of the same problem. | It needs a base case at which it stops.
hypothesis, scientific hypothesis: A scientific hypothesis is a proposed explanation that can be tested by experiment or observation. | It must be possible for a test to show that it is false.
constitution: A constitution is the body of rules that says how a state is governed and what rights its citizens have. | Nigeria's constitution of 1999 is written; the British one is not contained in a single document.
sovereignty: Sovereignty is the supreme power of a state to govern itself and its territory without control from outside. | Nigeria became a sovereign state on 1 October 1960.
bicameral legislature, bicameralism: A bicameral legislature is a law-making body with two chambers. | Nigeria's National Assembly consists of the Senate and the House of Representatives.
universal adult suffrage: Universal adult suffrage is the right of all adult citizens to vote, whatever their sex, wealth or religion. | Democracies today are based on it.
indirect rule: Indirect rule was the British system of governing colonies through traditional rulers. | Lugard used it in Northern Nigeria, where the emirs had strong governments.
checks and balances: Checks and balances are the powers by which each branch of government can limit the others. | A president may veto a bill, and the legislature may override the veto.
human rights, fundamental human rights: Human rights are the rights that every person has because he or she is human. | The rights to life and to a fair hearing are examples.
socialisation, socialization: Socialisation is the process by which people learn the norms, values and roles of their society. | The family, the school and the peer group are its agents.
social stratification: Social stratification is the ranking of the members of a society into layers that differ in wealth, power and prestige. | Class and caste are two systems of it.
ethnocentrism: Ethnocentrism is the habit of judging other cultures by the standards of one's own. | Calling another people's food strange because it differs from ours is an example.
urbanisation, urbanization: Urbanisation is the growth of the share of a population that lives in towns and cities. | Migration from rural areas is one of its causes.
classical conditioning: Classical conditioning is learning in which a neutral stimulus comes to produce a response after it has been paired with a stimulus that produces it naturally. | Pavlov's dogs salivated at a sound that had been followed by food.
operant conditioning: Operant conditioning is learning in which the consequences of a behaviour make it more or less frequent. | Skinner's rats pressed a lever because food followed.
personification: Personification is a figure of speech that gives human qualities to things, animals or ideas. | "The wind whispered through the palms."
hyperbole: Hyperbole is deliberate exaggeration for effect. | "I have told you a million times."
alliteration: Alliteration is the repetition of the same consonant sound at the beginning of words that are close together. | "Full fathom five thy father lies."
onomatopoeia: Onomatopoeia is the use of words whose sound suggests their meaning. | "Buzz" and "hiss" are examples.
oxymoron: An oxymoron is a figure of speech that joins two words with opposite meanings. | "Sweet sorrow" is an example.
soliloquy: A soliloquy is a speech in a play in which a character, alone on the stage, speaks his or her thoughts aloud. | Hamlet's "To be, or not to be" is one.
dramatic irony: Dramatic irony is the effect when the audience knows something that a character doesn't. | We know that Juliet is only asleep when Romeo believes her dead.
protagonist: The protagonist is the main character of a story or play. | The antagonist opposes him or her.
sonnet: A sonnet is a poem of fourteen lines, traditionally with a fixed pattern of rhymes. | Shakespeare's sonnets have three quatrains and a couplet.
standard deviation: The standard deviation of a set of numbers measures how far they are spread around their mean: it is the square root of the variance. | If all the numbers are equal, it is 0.
probability: The probability of an event is a number from 0 to 1 that says how likely it is. | The probability of a six with a fair die is 1/6.
logarithm: The logarithm of a number to a base is the power to which the base must be raised to give that number. | log₁₀ 1000 = 3, because 10³ = 1000.
arithmetic progression, ap: An arithmetic progression is a sequence in which each term differs from the one before it by the same number. | In 3, 7, 11, … the common difference is 4; the nth term is a + (n − 1)d.
geometric progression, gp: A geometric progression is a sequence in which each term is the one before it multiplied by the same number. | In 2, 6, 18, … the common ratio is 3; the nth term is arⁿ⁻¹.
operating system: An operating system is the software that manages the hardware of a computer and provides services to other programs. | Windows, Linux and Android are operating systems.
compiler: A compiler is a program that translates source code into machine code or another lower-level language before it is run. | An interpreter, in contrast, translates and runs it piece by piece.
database: A database is an organised collection of data that can be searched and changed easily. | A school's records of its students are an example.
phishing: Phishing is the attempt to obtain passwords or other secrets by messages or sites that pretend to come from someone trustworthy. | A false message from a bank that asks for a PIN is an example.
`.trim();
