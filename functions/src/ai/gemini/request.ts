import type { ModelPart, ModelRequest } from '../tool.ts';
import type { AnswerRequest, RequestPart } from './protocol.ts';
import { type OptionalSetting, SAFETY_SETTINGS, toGenerationConfig } from './settings.ts';

const PDF = 'application/pdf';

/**
 * Converts a request to Gemini's format.
 *
 * @param refused the settings that this model has refused before, which are left out
 */
export function toAnswerRequest(
  request: ModelRequest,
  model: string,
  refused: ReadonlySet<OptionalSetting> = new Set(),
): AnswerRequest {
  return {
    systemInstruction: request.system,
    contents: request.turns.map(({ role, parts }) => ({
      role: role === 'student' ? 'user' : 'model',
      parts: parts.map(toPart),
    })),
    safetySettings: SAFETY_SETTINGS,
    generationConfig: toGenerationConfig(request, model, refused),
  };
}

function toPart(part: ModelPart): RequestPart {
  if ('text' in part) return part;
  const { bytes, fileUri } = part.pdf;
  if (fileUri !== undefined) return { fileData: { mimeType: PDF, fileUri } };
  return { inlineData: { mimeType: PDF, data: bytes.toString('base64') } };
}
