/** The files that clients upload, as Google's Files API stores them for 48 hours. */
import { randomBytes } from 'node:crypto';
import { ApiError } from './protocol.ts';

/** A file as the service describes it. */
interface FileResource {
  name: string;
  displayName: string;
  mimeType: string;
  sizeBytes: string;
  createTime: string;
  expirationTime: string;
  uri: string;
  state: 'PROCESSING' | 'ACTIVE';
}

interface Stored {
  bytes: Buffer;
  mimeType: string;
  displayName: string;
  createdAt: number;
  /** How often it is still described as being processed. */
  processing: number;
  /** Requests that referred to it. */
  uses: number;
}

const LIFETIME_MS = 48 * 3_600_000;
const PAGE = 100;

/** The error for a file that expired, was deleted, or never existed. */
export function fileMissing(id: string): ApiError {
  const message = `You do not have permission to access the File ${id} or it may not exist.`;
  return new ApiError(403, 'PERMISSION_DENIED', message);
}

export class Files {
  #stored = new Map<string, Stored>();
  #processing = 0;
  #refusals = 0;

  /**
   * What tests control: moves the files back by `age_hours`, lets the next uploads be described as being processed
   * `processing` times, and answers the next `refuse` uploads with 503.
   *
   * @throws ApiError when a value is not a number
   */
  set(wish: { age_hours?: unknown; processing?: unknown; refuse?: unknown }): void {
    const { age_hours = 0, processing = this.#processing, refuse = this.#refusals } = wish;
    if ([age_hours, processing, refuse].some((value) => typeof value !== 'number' || value < 0))
      throw new ApiError(400, 'INVALID_ARGUMENT', 'files must have numbers: age_hours, processing, refuse');
    for (const file of this.#stored.values()) file.createdAt -= Number(age_hours) * 3_600_000;
    this.#processing = Number(processing);
    this.#refusals = Number(refuse);
  }

  /** @throws ApiError when a test wants the upload to fail, or the body is not what the package sends */
  upload(contentType: string, body: Buffer, origin: string): { file: FileResource } {
    if (this.#refusals > 0) {
      this.#refusals -= 1;
      throw new ApiError(503, 'UNAVAILABLE', 'The service is currently unavailable.');
    }
    const { metadata, mimeType, bytes } = multipart(contentType, body);
    const id = randomBytes(6).toString('hex');
    this.#stored.set(id, {
      ...{ bytes, mimeType, displayName: metadata.file?.displayName ?? '' },
      ...{ createdAt: Date.now(), processing: this.#processing, uses: 0 },
    });
    return { file: this.get(id, origin) };
  }

  /** @throws ApiError when there is no such file */
  get(id: string, origin: string): FileResource {
    const file = this.#find(id);
    const state = file.processing > 0 ? 'PROCESSING' : 'ACTIVE';
    file.processing = Math.max(0, file.processing - 1);
    return { ...described(id, file, origin), state };
  }

  /** @throws ApiError when there is no such file */
  delete(id: string): object {
    this.#find(id);
    this.#stored.delete(id);
    return {};
  }

  list({ pageSize, pageToken }: { pageSize: number; pageToken: number }, origin: string) {
    const all = this.#alive();
    const to = pageToken + (pageSize || PAGE);
    const files = all
      .slice(pageToken, to)
      .map(([id, file]) => ({ ...described(id, file, origin), state: 'ACTIVE' }));
    // The service leaves empty lists out.
    return { ...(files.length > 0 && { files }), ...(to < all.length && { nextPageToken: String(to) }) };
  }

  /** All files, with the number of requests that referred to them. */
  summary(origin: string) {
    return this.#alive().map(([id, file]) => ({ ...described(id, file, origin), uses: file.uses }));
  }

  /** Reads a file for a request. @throws ApiError when there is no such file, or it is still being processed */
  read(uri: string): Buffer {
    const id = uri.split('/').at(-1) ?? '';
    const file = this.#find(id);
    if (file.processing > 0) {
      const message = `The File ${id} is not in an ACTIVE state and usage is not allowed.`;
      throw new ApiError(400, 'FAILED_PRECONDITION', message);
    }
    file.uses += 1;
    return file.bytes;
  }

  #find(id: string): Stored {
    const file = new Map(this.#alive()).get(id);
    if (!file) throw fileMissing(id);
    return file;
  }

  #alive(): [string, Stored][] {
    return [...this.#stored].filter(([, { createdAt }]) => Date.now() < createdAt + LIFETIME_MS);
  }
}

function described(id: string, { bytes, mimeType, displayName, createdAt }: Stored, origin: string) {
  return {
    ...{ name: `files/${id}`, displayName, mimeType, sizeBytes: String(bytes.length) },
    createTime: new Date(createdAt).toISOString(),
    expirationTime: new Date(createdAt + LIFETIME_MS).toISOString(),
    uri: `${origin}/v1beta/files/${id}`,
  };
}

interface Upload {
  metadata: { file?: { displayName?: string } };
  mimeType: string;
  bytes: Buffer;
}

/** Splits the two parts of a multipart body: the description as JSON, and the file. */
function multipart(contentType: string, body: Buffer): Upload {
  const boundary = /^multipart\/related; boundary=(\S+)$/.exec(contentType)?.[1];
  const opens = Buffer.from(`--${boundary}\r\n`);
  const headEnd = Buffer.from('\r\n\r\n');
  const second = body.indexOf(`\r\n--${boundary}\r\n`);
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  if (boundary === undefined || !body.subarray(0, opens.length).equals(opens) || second < 0 || end <= second)
    throw new ApiError(400, 'INVALID_ARGUMENT', 'Malformed multipart body.');
  const json = body.subarray(body.indexOf(headEnd) + headEnd.length, second).toString();
  const head = body.indexOf(headEnd, second + opens.length);
  const mimeType = /content-type: *(\S+)/i.exec(body.subarray(second, head).toString())?.[1] ?? '';
  return {
    metadata: JSON.parse(json) as Upload['metadata'],
    mimeType,
    bytes: Buffer.from(body.subarray(head + headEnd.length, end)),
  };
}
