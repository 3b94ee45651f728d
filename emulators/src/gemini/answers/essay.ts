import { type AiLength, MAX_WORDS } from '@akada/domain/ai/ai';
import { termsIn } from '../knowledge/glossary.ts';
import { withoutMarks } from '../reading/notes.ts';
import { capital, clipped, countWords } from '../reading/words.ts';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';
import { CLOSINGS, DEPTHS, OPENINGS, PARTS, type PartName, SOURCES } from './essay-parts.ts';

/** Words that the signature and the headings may take. */
const RESERVE = 30;

/** An essay's plan and first draft: introduction, points that the question asks for, conclusion, at the asked length. */
export function essay(asked: Asked): string {
  const { subject, aspect } = questionOf(asked.text);
  const length = asked.options.get('length');
  const words = MAX_WORDS[isLength(length) ? length : 'medium'] - RESERVE;
  const deep = asked.options.get('level') === 'university';
  const fill = (line: string) => line.replaceAll('{subject}', subject);
  const facts = termsIn(asked.text).map(({ meaning, more }) => `${meaning} ${more}`);
  const sections = [
    { heading: 'Introduction', lines: [...facts.slice(0, 2), ...OPENINGS.map(fill)] },
    ...PARTS[aspect].map(({ heading, lines }) => ({
      heading: capital(fill(heading)),
      lines: [...lines, ...(deep ? [SOURCES] : []), ...DEPTHS].map(fill),
    })),
    { heading: 'Conclusion', lines: CLOSINGS.map(fill) },
  ];
  const title = `# ${capital(clipped(withoutMarks(asked.text), 120))}`;
  return signed(title, ...filled(sections, words - countWords(title)));
}

function isLength(value: string | undefined): value is AiLength {
  return value !== undefined && Object.hasOwn(MAX_WORDS, value);
}

/** Each section gets its first sentence, then its second, and so on, until the words are used up. */
function filled(sections: readonly { heading: string; lines: string[] }[], words: number): string[] {
  const taken = sections.map(() => 0);
  let left = words - sections.reduce((sum, { heading }) => sum + countWords(heading), 0);
  for (let round = 0; left > 0 && round < 12; round++) {
    for (const [index, { lines }] of sections.entries()) {
      const cost = countWords(lines[round] ?? '');
      if (cost === 0 || cost > left) continue;
      if (taken[index] !== round) continue;
      taken[index] = round + 1;
      left -= cost;
    }
  }
  return sections.map(
    ({ heading, lines }, index) =>
      `## ${heading}\n\n${[...new Set(lines.slice(0, Math.max(1, taken[index] ?? 1)))].join(' ')}`,
  );
}

const ASPECTS: readonly [RegExp, PartName][] = [
  [/\b(?:causes?|reasons?|why|factors?)\b/i, 'causes'],
  [/\b(?:effects?|consequences?|impacts?|results?)\b/i, 'effects'],
  [/\b(?:advantages?|disadvantages?|pros|cons|benefits?|agree|should|versus|vs|better)\b/i, 'sides'],
  [/\b(?:compare|contrast|differences?|similarities)\b/i, 'comparison'],
  [/\b(?:how|process|stages?|solve|solutions?|prevent|ways?)\b/i, 'ways'],
];

/** What the question is about, and which kind of answer it wants. */
function questionOf(text: string): { subject: string; aspect: PartName } {
  const topic = clipped(withoutMarks(text), 160).replace(/[?.!…]+$/, '');
  const aspect = ASPECTS.find(([pattern]) => pattern.test(topic))?.[1] ?? 'general';
  const bare = topic
    .replace(
      /^(?:please\s+)?(?:write|draft)\s+(?:me\s+)?(?:an?\s+)?(?:short\s+|long\s+)?(?:essay\s+)?(?:on|about)\s+/i,
      '',
    )
    .replace(
      /^(?:discuss|explain|describe|examine|evaluate|analyse|analyze|outline|compare|contrast|what (?:is|are)|why (?:is|are|do|does|did)|how (?:is|are|do|does|did))\s+/i,
      '',
    )
    .replace(
      /^(?:the\s+)?(?:main\s+|major\s+)?(?:causes?|effects?|consequences?|impacts?|reasons?|advantages?(?:\s+and\s+disadvantages?)?|differences?|benefits?)\s+(?:of|for|between)\s+/i,
      '',
    )
    .trim();
  return { subject: bare || 'this topic', aspect };
}
