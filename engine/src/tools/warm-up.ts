/** Requests that let a tool compile its patterns and load its word lists before a student waits for it. */
import type { EngineRequest, EngineTool } from './request.ts';

/** Notes with a sentence of each form that the tools look for. */
const NOTES = `# Osmosis

Osmosis is the movement of water through a membrane. It was described by Jean Nollet in 1748. Plants wilt because their
cells lose water. If the soil dries out, the leaves fall. A root hair cell is called a piliferous cell.

## Kinds of solution

There are three kinds of solution: isotonic, hypotonic and hypertonic. Unlike a hypotonic solution, a hypertonic
solution draws water out. The membrane lets water through, and it keeps sugar back.

- Turgor: the pressure of the water in a cell
- Plasmolysis: the shrinking of a cell

| Solution | Water |
| --- | --- |
| Isotonic | equal |

Pressure = force ÷ area

The kidneys filter about 180 litres a day. For example, a grape swells in water. Do not confuse osmosis with diffusion.
`;

const STYLE = { level: 'secondary', length: 'long' } as const;

/** A small request that makes a tool do once what its first run on a device spends most of its time on. */
export function warmUpFor(tool: EngineTool): EngineRequest {
  const pages = [{ text: NOTES }];
  switch (tool) {
    case 'flashcards':
      return { tool, prompt: '', count: 30, pages };
    case 'cram':
    case 'summarizer':
      return { tool, prompt: '', pages };
    case 'explainer':
      return { tool, prompt: 'turgor', ...STYLE, pages };
    case 'essay':
      return { tool, prompt: 'Discuss the importance of osmosis.', ...STYLE, pages };
    case 'chat':
      return { tool, prompt: 'Why do plants wilt?', earlier: [], pages };
    case 'practice':
      return { tool, prompt: '', count: 20, seed: 1, cards: [], pages };
    case 'solver':
      return { tool, prompt: '2x + 3 = 7', mode: 'solution' };
    case 'planner':
      return {
        ...{ tool, prompt: 'Osmosis', today: '2026-01-05', now: '08:00', first_day: '2026-01-05' },
        ...{ exam_date: '2026-01-07', hours_a_day: 1, busy: [] },
      };
  }
}
