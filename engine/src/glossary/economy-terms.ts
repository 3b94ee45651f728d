/** Economics, accounting and law. One term per line: `names: meaning | example or fact`; commas separate the names. */
export const ECONOMY_TERMS = `
scarcity: Scarcity is the limited availability of resources compared with the wants that people have. | Because of it people must choose.
law of demand: The law of demand states that, other things being equal, a higher price means a smaller quantity demanded, and a lower price a larger one. | Demand curves therefore usually slope downwards from left to right.
law of supply: The law of supply states that, other things being equal, a higher price means a larger quantity supplied, and a lower price a smaller one. | Supply curves therefore usually slope upwards from left to right.
equilibrium price, market equilibrium: The equilibrium price is the price at which the quantity demanded equals the quantity supplied. | Above it there is a surplus, below it a shortage.
deflation: Deflation is a sustained fall in the general price level of an economy. | Disinflation is different: prices still rise, but more slowly.
fiscal policy: Fiscal policy is the use of government spending, taxes and borrowing to influence the economy. | A cut in taxes during a recession is an example.
monetary policy: Monetary policy is the control of the money supply, credit and interest rates, usually by the central bank. | In Nigeria the Central Bank sets the monetary policy rate.
balance of payments: The balance of payments is a record of all economic transactions between the residents of a country and the rest of the world in a given period. | The current account, which includes trade, is a part of it.
balance of trade: The balance of trade is the difference between the value of a country's exports and the value of its imports. | If imports are worth more, the country has a trade deficit.
division of labour: Division of labour is the splitting of production into separate tasks, each done by different workers. | It raises output because workers become skilled at their task; the work may become boring.
economies of scale: Economies of scale are the falls in average cost that a firm has when it produces more. | Buying raw materials in bulk at a discount is an example.
oligopoly: An oligopoly is a market with a few large sellers, each of whom is affected by what the others do. | Mobile phone networks are often an example.
perfect competition: Perfect competition is a market with many buyers and sellers of an identical product, free entry and full information, in which no one can influence the price. | Each firm is a price taker.
progressive tax: A progressive tax takes a larger percentage of a higher income. | Many countries have a progressive income tax.
human capital: Human capital is the knowledge, skills and health that make people productive. | Education is an investment in it.
trial balance: A trial balance is a list of all the balances of the ledger on a given date, with debits in one column and credits in the other. | If the totals differ, there is an error; equal totals do not prove that there is none.
balance sheet, statement of financial position: A balance sheet is a statement of the assets, liabilities and capital of a business on a given date. | Assets = capital + liabilities.
bank reconciliation statement: A bank reconciliation statement explains the difference between the bank balance in the cash book and the balance in the bank statement. | Cheques that have not been presented are a common reason.
limited liability: Limited liability means that the owners of a company can lose no more than what they put in or agreed to put in. | The shareholders of a limited company have it; a sole trader does not.
sole trader, sole proprietorship, sole proprietor: A sole trader is a person who owns and runs a business alone. | The owner keeps all the profit and has unlimited liability.
actus reus: Actus reus is the conduct of a crime: the act, omission or state of affairs that the law forbids. | Most crimes also require mens rea.
mens rea: Mens rea is the state of mind that a crime requires, such as intention or recklessness. | A person who takes an umbrella believing it to be hers lacks the mens rea of theft.
habeas corpus: Habeas corpus is a court order that a person who is detained must be brought before the court, which decides whether the detention is lawful. | It protects the right to personal liberty.
tort of negligence: Negligence is a tort: the breach of a legal duty of care that causes damage to another person. | The claimant must show duty, breach, causation and damage that is not too remote.
judicial precedent: Judicial precedent is the rule that a court follows earlier decisions of higher courts on the same point of law. | The reason for such a decision, the ratio decidendi, is binding; remarks by the way, obiter dicta, are not.
`.trim();
