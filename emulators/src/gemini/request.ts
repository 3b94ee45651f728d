/** Parses requests that functions/src/ai/tools wrote: the tool, its options and the student's text. */
import { pagesOf } from './pdf.ts';
import { ApiError, type Content, type GeminiRequest, textOf } from './protocol.ts';

/** A page of a PDF, counted from 1. */
export interface Page {
  number: number;
  text: string;
}

export interface Asked {
  /** The id of the tool, or `chat` if the prompt names none. */
  tool: string;
  /** The options, by name in snake case. */
  options: ReadonlyMap<string, string>;
  system: string;
  /** The student's own text. */
  text: string;
  earlier: { role: 'student' | 'model'; text: string }[];
  pages: Page[];
  /** The schema of the wanted JSON, empty if the request has none; null if the answer is text. */
  schema: object | null;
}

const QUOTED = /<<<\s*STUDENT TEXT[^\n]*\n?([\s\S]*?)\n?\s*STUDENT TEXT\s*>>>/g;

/** @throws ApiError like the service: no contents, or a document that cannot be read */
export async function askedIn(request: GeminiRequest): Promise<Asked> {
  const { contents = [], generationConfig = {} } = request;
  const last = contents.at(-1);
  if (!last) {
    throw new ApiError(
      400,
      'INVALID_ARGUMENT',
      '* GenerateContentRequest.contents: contents is not specified',
    );
  }
  const system = textOf(request.systemInstruction);
  const whole = textOf(last);
  const spoken = `${system}\n${whole.replace(QUOTED, '')}`;
  return {
    tool: /^[\s*-]*Tool:\s*([a-z_-]+)/im.exec(spoken)?.[1]?.toLowerCase() ?? 'chat',
    options: optionsIn(spoken),
    system,
    text: quoted(textOf(contents.findLast(hasQuote) ?? last)),
    earlier: contents.slice(0, -1).map((content) => ({
      role: content.role === 'model' ? 'model' : 'student',
      text: quoted(textOf(content)),
    })),
    pages: await pagesIn(contents),
    schema: wantedSchema(generationConfig),
  };
}

/** A request that asks for a correction quotes the student's text in an earlier turn. */
function hasQuote(content: Content): boolean {
  return content.role !== 'model' && textOf(content).search(QUOTED) !== -1;
}

function optionsIn(text: string): Map<string, string> {
  const found = text.matchAll(/^[\s*-]*Option:\s*([\w -]+?)\s*[=:]\s*(.+?)\s*$/gim);
  const named = [...found].map(
    ([, name = '', value = '']) => [name.toLowerCase().replace(/[\s-]+/g, '_'), value] as const,
  );
  return new Map(named);
}

/** The text between the markers, or the whole text if there are none. */
function quoted(text: string): string {
  const inner = [...text.matchAll(QUOTED)].map(([, between = '']) => between);
  return (inner.length > 0 ? inner.join('\n\n') : text).trim();
}

async function pagesIn(contents: readonly Content[]): Promise<Page[]> {
  const files = contents.flatMap(({ parts = [] }) =>
    parts.flatMap(({ inlineData }) => (inlineData?.mimeType === 'application/pdf' ? [inlineData.data] : [])),
  );
  const read = await Promise.all(files.map((data) => pagesOf(Buffer.from(data, 'base64'))));
  return read.flat();
}

function wantedSchema(config: NonNullable<GeminiRequest['generationConfig']>): object | null {
  const schema = config.responseJsonSchema ?? config.responseSchema;
  if (schema) return schema;
  return config.responseMimeType === 'application/json' ? {} : null;
}
