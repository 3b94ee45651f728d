/** `name: meaning | more`, a term a line. */
export const SOCIETY_TERMS = `
derivative: The derivative of a function is the rate at which its value changes, the slope of its graph. | Of x² it is 2x.
integral: An integral adds up a function over a range, which is the area under its graph. | It undoes the derivative.
quadratic equation: A quadratic equation has the form ax² + bx + c = 0 with a not 0. | Its roots are x = (−b ± √(b² − 4ac)) ÷ 2a.
linear equation: A linear equation has its unknown only to the first power. | Its graph is a straight line.
pythagoras' theorem: Pythagoras' theorem says that in a right-angled triangle the square of the hypotenuse is the sum of the squares of the other two sides. | 3, 4 and 5 are sides of such a triangle.
probability: Probability says how likely something is, from 0 for impossible to 1 for certain. | A fair die shows a six with probability 1/6.
mean: The mean of numbers is their sum divided by how many they are. | Of 2, 4 and 9 it is 5.
median: The median is the middle value when numbers are put in order. | One very large value hardly moves it.
mode: The mode is the value that comes most often. | There can be more than one.
prime number: A prime number has exactly two factors, 1 and itself. | 2 is the only even one.
vector: A vector is a quantity with a size and a direction. | Velocity and force are vectors.
inflation: Inflation is a lasting rise of the general level of prices, so that money buys less. | It can be pulled by demand, pushed by costs, or fed by too much money.
demand: Demand is how much of a good buyers are willing and able to buy at each price. | It usually falls as the price rises.
supply: Supply is how much of a good sellers are willing to sell at each price. | It usually rises with the price.
elasticity: Price elasticity is the percentage change in quantity divided by the percentage change in price. | Demand above 1 is elastic, below 1 inelastic.
opportunity cost: Opportunity cost is the next best thing that is given up by a choice. | An evening of film costs an evening of study.
gdp: Gross domestic product is the value of all final goods and services made in a country in a year. | Divided by the people it is GDP per head.
monopoly: A monopoly is a market with a single seller and no close substitute. | It can set its price, so it is often regulated.
double entry: Double entry means that each transaction is written twice, as a debit and as a credit of the same amount. | So assets always equal capital plus liabilities.
depreciation: Depreciation is the loss of value of an asset over its useful life. | It is an expense, though no cash leaves.
democracy: Democracy is rule by the people, directly or through those whom they elect. | Free elections, rights and the rule of law belong to it.
constitution: A constitution is the highest law of a state: it says how power is shared and which rights people have. | Other laws must agree with it.
federalism: Federalism shares power between a central government and states, each with its own field. | Nigeria and India are federations.
separation of powers: Separation of powers means that making laws, carrying them out and judging by them lie in different hands. | Legislature, executive and judiciary check each other.
rule of law: The rule of law means that everybody, the government too, stands under the law. | Nobody is punished except by a court under a law.
colonialism: Colonialism is the rule of one country over another people's land for its own profit. | Much of Africa was under it until about 1960.
erosion: Erosion is the wearing away and carrying off of soil or rock by water, wind or ice. | Plant cover slows it.
climate: Climate is the usual weather of a place over many years. | Weather is what it is today.
latitude: Latitude is how far a place lies north or south of the equator, in degrees. | Longitude is the same east or west of Greenwich.
metaphor: A metaphor speaks of one thing as if it were another. | "The classroom was a zoo."
simile: A simile compares two things with "like" or "as". | "As brave as a lion."
irony: Irony is a contrast between what is said or expected and what is meant or happens. | A fire station that burns down is ironic.
algorithm: An algorithm is a list of exact steps that solves a problem in finite time. | A recipe is one for a cook.
variable: A variable is a name for a value that can change. | In 2x + 6 = 14 it is x.
recursion: Recursion solves a problem by solving smaller ones of the same kind. | It needs a base case at which it stops.
hypothesis: A hypothesis is a statement that can be tested by an experiment. | It must be possible to show that it is false.
`.trim();
