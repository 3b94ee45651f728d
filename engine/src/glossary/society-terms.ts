/** One term per line: `names: meaning | example or fact`; commas separate the names. */
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
`.trim();
