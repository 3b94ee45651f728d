/** The settings of a request that each family of models understands (docs/decisions/0025). */
import type { ModelRequest } from '../tool.ts';
import type { GenerationConfig, SafetySetting } from './protocol.ts';

/**
 * A family of models with the same settings. `unnamed` is an alias, such as `gemini-flash-latest`, or a model that is
 * not known: it gets no setting that a newer family may refuse.
 */
type ModelFamily = '2.5' | '3' | 'unnamed';

/** Settings that a model may refuse. Without them it uses its defaults. */
export const OPTIONAL_SETTINGS = ['temperature', 'thinkingConfig'] as const;
export type OptionalSetting = (typeof OPTIONAL_SETTINGS)[number];

/** The family that a model's name says. */
function familyOf(model: string): ModelFamily {
  if (/^gemini-2\.5-/.test(model)) return '2.5';
  return /^gemini-3(?:\.\d+)?-/.test(model) ? '3' : 'unnamed';
}

/**
 * Tokens for thoughts, which count as output and would otherwise use up the limit of the answer. The families since 3
 * always think, an alias as much as it likes.
 */
const THOUGHT_TOKENS = {
  '2.5': { brief: 0, reasoned: 4_096 },
  '3': { brief: 2_048, reasoned: 8_192 },
  unnamed: { brief: 4_096, reasoned: 8_192 },
} as const satisfies Record<ModelFamily, object>;

/** The least that Gemini 2.5 Pro accepts: it cannot stop thinking. */
const LEAST_PRO_BUDGET = 128;

/** The settings of a request for this model, without those that it has refused before. */
export function toGenerationConfig(
  { temperature, maxOutput, needsReasoning = false, schema }: ModelRequest,
  model: string,
  refused: ReadonlySet<OptionalSetting>,
): GenerationConfig {
  // A model that refused the thinking settings of its family is treated as an unknown one.
  const family = refused.has('thinkingConfig') ? 'unnamed' : familyOf(model);
  const thinkingConfig = thinkingFor(family, model, needsReasoning);
  return {
    maxOutputTokens: maxOutput + THOUGHT_TOKENS[family][needsReasoning ? 'reasoned' : 'brief'],
    // Since 3 a temperature other than the default makes thinking worse, and models since 3.6 may refuse it.
    ...(familyOf(model) === '2.5' && !refused.has('temperature') && { temperature }),
    ...(thinkingConfig && { thinkingConfig }),
    ...(schema && { responseMimeType: 'application/json', responseSchema: schema }),
  };
}

/** How much a model thinks; undefined for its default. */
function thinkingFor(
  family: ModelFamily,
  model: string,
  needsReasoning: boolean,
): GenerationConfig['thinkingConfig'] {
  switch (family) {
    case '2.5': {
      const least = model.startsWith('gemini-2.5-pro') ? LEAST_PRO_BUDGET : 0;
      return { thinkingBudget: needsReasoning ? THOUGHT_TOKENS['2.5'].reasoned : least };
    }
    case '3':
      // A lite model thinks less by default than at the lowest level that the whole family accepts.
      if (!needsReasoning && model.includes('-lite')) return undefined;
      return { thinkingLevel: needsReasoning ? 'medium' : 'low' };
    case 'unnamed':
      return undefined;
  }
}

/**
 * Many students are minors: what is more than negligibly sexual is blocked, and harassment, hate and danger from a
 * medium probability on. A lower threshold for these would block history, biology and chemistry.
 */
export const SAFETY_SETTINGS: readonly SafetySetting[] = [
  { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold: 'BLOCK_LOW_AND_ABOVE' },
  { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
];
