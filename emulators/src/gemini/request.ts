/** Parses requests that functions/src/ai/tools wrote: the tool, its options and the student's text. */
import type { RawPage } from '@akada/engine/reading/source';
import { fileMissing } from './files.ts';
import { pagesOf } from './pdf.ts';
import { ApiError, type Content, type GeminiRequest, textOf } from './protocol.ts';

export interface Asked {
  /** The id of the tool, or `chat` if the prompt names none. */
  tool: string;
  /** The options, by name in snake case. */
  options: ReadonlyMap<string, string>;
  system: string;
  /** The student's own text. */
  text: string;
  earlier: { role: 'student' | 'model'; text: string }[];
  /** The pages of a file or note. */
  pages: RawPage[];
  /** How many of them were sent as a PDF. */
  pdfPages: number;
  /** The schema of the wanted JSON, empty if the request has none; null if the answer is text. */
  schema: object | null;
}

const QUOTED = /<<<\s*STUDENT TEXT[^\n]*\n?([\s\S]*?)\n?\s*STUDENT TEXT\s*>>>/g;

/**
 * @param readFile returns the bytes of an uploaded file, by its URI
 * @throws ApiError like the service: no contents, or a document that cannot be read
 */
export async function askedIn(
  request: GeminiRequest,
  readFile: (uri: string) => Buffer = noSuchFile,
): Promise<Asked> {
  const { contents: sent = [], generationConfig = {} } = request;
  const last = sent.at(-1);
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
  const options = optionsIn(spoken);
  const { contents, source } = takeSource(sent, options.get('source'));
  const pdfPages = await pagesIn(contents, readFile);
  const pages = [...source, ...pdfPages];
  const asking = contents.findLast(hasQuote);
  return {
    tool: /^[\s*-]*Tool:\s*([a-z_-]+)/im.exec(spoken)?.[1]?.toLowerCase() ?? 'chat',
    options,
    system,
    // Beside a file the student may have written nothing.
    text: asking || pages.length === 0 ? quoted(textOf(asking ?? last)) : '',
    earlier: contents.slice(0, -1).map((content) => ({
      role: content.role === 'model' ? 'model' : 'student',
      text: quoted(textOf(content)),
    })),
    pages,
    pdfPages: pdfPages.length,
    schema: wantedSchema(generationConfig),
  };
}

/** Separates the text of a file or note, which is the first quoted text, from what the student wrote. */
function takeSource(
  contents: readonly Content[],
  kind: string | undefined,
): { contents: readonly Content[]; source: RawPage[] } {
  const [first, ...others] = contents;
  if (!first || (kind !== 'pages' && kind !== 'note')) return { contents, source: [] };
  const text = textOf(first);
  const [found] = text.matchAll(QUOTED);
  if (!found) return { contents, source: [] };
  const [whole, inner = ''] = found;
  const rest = { ...first, parts: [{ text: text.replace(whole, () => '') }] };
  return { contents: [rest, ...others], source: kind === 'note' ? [{ text: inner }] : markedPages(inner) };
}

/** The pages of a text in which each follows a line with its number, such as [p. 3]. */
function markedPages(text: string): RawPage[] {
  const parts = text.split(/^\[p\. (\d+)\]$/m).slice(1);
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ number: Number(part), text: parts[index + 1]?.trim() ?? '' }] : [],
  );
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

async function pagesIn(contents: readonly Content[], readFile: (uri: string) => Buffer): Promise<RawPage[]> {
  const files = contents.flatMap(({ parts = [] }) =>
    parts.flatMap(({ inlineData, fileData }) => {
      if (fileData) return [readFile(fileData.fileUri)];
      return inlineData?.mimeType === 'application/pdf' ? [Buffer.from(inlineData.data, 'base64')] : [];
    }),
  );
  return (await Promise.all(files.map(pagesOf))).flat();
}

function noSuchFile(uri: string): never {
  throw fileMissing(uri.split('/').at(-1) ?? '');
}

function wantedSchema(config: NonNullable<GeminiRequest['generationConfig']>): object | null {
  const schema = config.responseJsonSchema ?? config.responseSchema;
  if (schema) return schema;
  return config.responseMimeType === 'application/json' ? {} : null;
}
