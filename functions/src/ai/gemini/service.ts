/**
 * Calls Gemini's API. The only file that uses @google/generative-ai, which is no longer developed: its successor
 * replaces this file (docs/decisions/0025).
 */
import { type GenerateContentRequest, GoogleGenerativeAI } from '@google/generative-ai';
import { GoogleAIFileManager } from '@google/generative-ai/server';
import type { AnswerChunk, AnswerRequest, ErrorDetail, StoredFile } from './protocol.ts';

/** Where the API is, and whose calls these are. */
export interface ServiceAccess {
  apiKey: string;
  /** Empty for Google's own. */
  baseUrl: string;
}

/**
 * The service refused a call (`status` is set), could not be reached, or broke off. Its message may quote what a student
 * wrote.
 */
export class ServiceError extends Error {
  readonly status: number | undefined;
  readonly details: readonly ErrorDetail[];
  readonly isConnectionLost: boolean;

  constructor(
    message: string,
    {
      status,
      details = [],
      isConnectionLost = false,
      cause,
    }: {
      status?: number;
      details?: readonly ErrorDetail[];
      isConnectionLost?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.details = details;
    this.isConnectionLost = isConnectionLost;
  }
}

/**
 * Asks a model and returns its answer piece by piece.
 *
 * @param signal must not be aborted yet: the package does not check that
 * @throws ServiceError here or while the answer is read
 */
export async function openAnswer(
  { apiKey, baseUrl }: ServiceAccess,
  model: string,
  request: AnswerRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<AnswerChunk>> {
  try {
    const { stream, response } = await new GoogleGenerativeAI(apiKey)
      .getGenerativeModel({ model }, baseUrl === '' ? {} : { baseUrl })
      // The package passes on the fields that its types do not know.
      .generateContentStream(request as unknown as GenerateContentRequest, { signal: ownSignal(signal) });
    // A broken stream rejects this promise too, and an unhandled rejection ends the process.
    response.catch(() => undefined);
    return translateErrors(stream as AsyncIterable<AnswerChunk>);
  } catch (error) {
    throw toServiceError(error);
  }
}

async function* translateErrors(stream: AsyncIterable<AnswerChunk>): AsyncGenerator<AnswerChunk> {
  try {
    yield* stream;
  } catch (error) {
    throw toServiceError(error);
  }
}

/**
 * Stores a file for 48 hours.
 *
 * @throws ServiceError
 */
export async function createFile(
  access: ServiceAccess,
  bytes: Buffer,
  { mimeType, displayName }: { mimeType: string; displayName: string },
  signal: AbortSignal,
): Promise<StoredFile> {
  const uploaded = filesOf(access, signal).uploadFile(bytes, { mimeType, displayName });
  return (await translated(uploaded)).file;
}

/** @throws ServiceError, also when there is no such file */
export function getFile(access: ServiceAccess, name: string, signal: AbortSignal): Promise<StoredFile> {
  return translated(filesOf(access, signal).getFile(name));
}

/** @throws ServiceError, also when there is no such file */
export function deleteFile(access: ServiceAccess, name: string, signal: AbortSignal): Promise<void> {
  return translated(filesOf(access, signal).deleteFile(name));
}

/** A page of the files of this key's project. @throws ServiceError */
export async function listFiles(
  access: ServiceAccess,
  pageToken: string | undefined,
  signal: AbortSignal,
): Promise<{ files: readonly StoredFile[]; nextPageToken: string | undefined }> {
  const page = { pageSize: FILES_A_PAGE, ...(pageToken !== undefined && { pageToken }) };
  const { files = [], nextPageToken } = await translated(filesOf(access, signal).listFiles(page));
  return { files, nextPageToken };
}

const FILES_A_PAGE = 100;

function filesOf({ apiKey, baseUrl }: ServiceAccess, signal: AbortSignal): GoogleAIFileManager {
  signal.throwIfAborted();
  // The package's types know this signal only for some of the calls, but all of them use it.
  const options: object = { signal: ownSignal(signal), ...(baseUrl !== '' && { baseUrl }) };
  return new GoogleAIFileManager(apiKey, options);
}

/** A signal for one call: the package leaves a listener on each that it gets, and a signal warns of more than ten. */
function ownSignal(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal]);
}

async function translated<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toServiceError(error);
  }
}

/**
 * Converts the package's errors. Any other is a bug of ours or an abort, and is returned unchanged. The package has two
 * copies of its error classes and exports one of them, so its errors are known by their message.
 */
function toServiceError(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('[GoogleGenerativeAI Error]: ')) return error;
  const { message } = error;
  if (/: Request aborted when/.test(message)) return error;
  const { status, errorDetails = [] } = error as { status?: unknown; errorDetails?: readonly ErrorDetail[] };
  if (typeof status === 'number')
    return new ServiceError(message, { status, details: errorDetails, cause: error });
  const isConnectionLost = /Error fetching from|Error reading from the stream/.test(message);
  return new ServiceError(message, { isConnectionLost, cause: error });
}
