/** What a student asks, read out of a request by the conventions of functions/src/ai/tools. */
import { pagesOf } from './pdf.ts';
import { ApiError, type Content, type GeminiRequest, textOf } from './protocol.ts';

/** A page of a PDF, counted from 1. */
export interface Page {
  number: number;
  text: string;
}

export interface Asked {
  /** The id of the tool, or `chat` where the system text names none. */
  tool: string;
  /** The choices, by names in lower case with `_` between the words. */
  options: ReadonlyMap<string, string>;
  system: string;
  /** The student's own text. */
  text: string;
  earlier: { role: 'student' | 'model'; text: string }[];
  pages: Page[];
  /** Set when JSON is asked for; an empty schema where none is given with it. */
  schema: object | null;
}

const QUOTED = /<<<\s*STUDENT TEXT[^\n]*\n?([\s\S]*?)\n?\s*STUDENT TEXT\s*>>>/g;

/** @throws ApiError as the service does: nothing asked, or a document that it cannot read */
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
    text: quoted(whole),
    earlier: contents.slice(0, -1).map((content) => ({
      role: content.role === 'model' ? 'model' : 'student',
      text: quoted(textOf(content)),
    })),
    pages: await pagesIn(contents),
    schema: wantedSchema(generationConfig),
  };
}

function optionsIn(text: string): Map<string, string> {
  const found = text.matchAll(/^[\s*-]*Option:\s*([\w -]+?)\s*[=:]\s*(.+?)\s*$/gim);
  const named = [...found].map(
    ([, name = '', value = '']) => [name.toLowerCase().replace(/[\s-]+/g, '_'), value] as const,
  );
  return new Map(named);
}

/** What stands between the markers; all of it where there are none. */
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
