/** The parts of Gemini's API that Akada uses, with Gemini's field names. */

type HarmCategory =
  | 'HARM_CATEGORY_HARASSMENT'
  | 'HARM_CATEGORY_HATE_SPEECH'
  | 'HARM_CATEGORY_SEXUALLY_EXPLICIT'
  | 'HARM_CATEGORY_DANGEROUS_CONTENT';

export interface SafetySetting {
  category: HarmCategory;
  threshold: 'BLOCK_LOW_AND_ABOVE' | 'BLOCK_MEDIUM_AND_ABOVE';
}

export interface GenerationConfig {
  maxOutputTokens: number;
  temperature?: number;
  thinkingConfig?: { thinkingBudget: number } | { thinkingLevel: 'low' | 'medium' };
  responseMimeType?: string;
  responseSchema?: object;
}

export type RequestPart =
  | { text: string }
  | { inlineData: { mimeType: string; data: string } }
  | { fileData: { mimeType: string; fileUri: string } };

/** The body of a request for an answer. */
export interface AnswerRequest {
  systemInstruction: string;
  contents: { role: 'user' | 'model'; parts: RequestPart[] }[];
  safetySettings: readonly SafetySetting[];
  generationConfig: GenerationConfig;
}

/** Counts of tokens, which are running totals. Thoughts are billed as output. */
export interface ReportedUsage {
  promptTokenCount?: number;
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
}

/** A piece of an answer. The service sends more fields, and may leave out any of these. */
export interface AnswerChunk {
  candidates?: { content?: { parts?: { text?: string; thought?: boolean }[] }; finishReason?: string }[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: ReportedUsage;
}

/** An entry of the `details` of Google's errors, named by its `@type`. */
export interface ErrorDetail {
  '@type'?: string;
  reason?: string;
  retryDelay?: string;
}

/** A file at the service. Times are in ISO format. */
export interface StoredFile {
  /** `files/` and an id. */
  name: string;
  /** By which requests refer to it. */
  uri: string;
  state: string;
  displayName?: string;
  createTime: string;
  expirationTime: string;
}
