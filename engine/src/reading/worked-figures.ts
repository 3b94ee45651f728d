/** '5.30/106 = 0.0500', 'Volume of pipette = 25.00 cm3': the figures of an example. */
const FIGURES =
  /=[^=]*\d\s*[x×*/÷+−-]\s*[\d(]|^[^=]*\d\s*[x×*/÷]\s*\d[^=]*=|^[^=]*=\s*[₦$£N]?[\d.,]+(?:\s?%|\s\S{1,10})?$/u;

/** Whether an equation has the figures of one example instead of what holds in general. */
export function isWorked(equation: string): boolean {
  return FIGURES.test(equation);
}
