/** Gemini's HTTP protocol, as far as @google/generative-ai speaks it: requests and responses. */

export interface Part {
  text?: string;
  inlineData?: { mimeType: string; data: string };
  /** A file that was uploaded before. */
  fileData?: { mimeType?: string; fileUri: string };
}

export interface Content {
  role?: string;
  parts?: Part[];
}

/** The settings of a request. */
export interface Settings {
  maxOutputTokens?: number;
  temperature?: number;
  thinkingConfig?: { thinkingBudget?: number; thinkingLevel?: string };
  responseMimeType?: string;
  responseSchema?: object;
  responseJsonSchema?: object;
}

export interface GeminiRequest {
  contents?: Content[];
  systemInstruction?: Content | string;
  generationConfig?: Settings;
  /** Of a countTokens call, which may contain the whole request. */
  generateContentRequest?: GeminiRequest;
}

/** An error in the format of Google's services. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: string;
  readonly details: object[];

  constructor(code: number, status: string, message: string, details: object[] = []) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }

  body() {
    const { code, status, message, details } = this;
    return { error: { code, message, status, ...(details.length > 0 && { details }) } };
  }
}

/** Roughly how the service counts: four characters a token. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}

/** The text of a turn: its parts, one on each line. */
export function textOf(content: Content | string | undefined): string {
  if (typeof content === 'string') return content;
  return (content?.parts ?? []).flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n');
}

/** A piece of an answer. */
export interface Piece {
  text?: string;
  /** Why the model stopped; only in the last piece. */
  finishReason?: string;
}

const RATINGS = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'];

/**
 * A piece of an answer, or all of it, in the format of the service.
 *
 * @param tokens of the prompt, and of the answer up to the end of this piece; omitted by the service if the answer is empty
 */
export function responseOf(piece: Piece, model: string, tokens: { prompt: number; answer: number }) {
  const { text, finishReason } = piece;
  return {
    candidates: [
      {
        ...(text !== undefined && { content: { role: 'model', parts: text === '' ? [] : [{ text }] } }),
        ...(finishReason !== undefined && { finishReason }),
        index: 0,
        ...(finishReason === 'SAFETY' && {
          safetyRatings: RATINGS.map((name, index) => ({
            category: `HARM_CATEGORY_${name}`,
            probability: index === 3 ? 'HIGH' : 'NEGLIGIBLE',
            ...(index === 3 && { blocked: true }),
          })),
        }),
      },
    ],
    usageMetadata: {
      promptTokenCount: tokens.prompt,
      ...(tokens.answer > 0 && { candidatesTokenCount: tokens.answer }),
      totalTokenCount: tokens.prompt + tokens.answer,
    },
    modelVersion: model,
  };
}

const WORDS_A_PIECE = 20;

/** Pieces of about 20 words, which joined make the text, including its spaces. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\s*\S+/g) ?? [];
  const pieces: string[] = [];
  for (let index = 0; index < words.length; index += WORDS_A_PIECE) {
    pieces.push(words.slice(index, index + WORDS_A_PIECE).join(''));
  }
  const rest = text.slice(pieces.join('').length);
  return rest === '' ? pieces : [...pieces, rest];
}
