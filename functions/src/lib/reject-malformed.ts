import { logger } from 'firebase-functions';

/** The parts of the request and the response that are used here. */
interface Request {
  method: string;
  body?: unknown;
  header(name: string): string | undefined;
}
interface Response {
  status(code: number): { json(body: object): unknown };
}

/**
 * Wraps a callable so that it rejects malformed requests before the firebase-functions package sees them, because
 * the package would log their content. Our app never sends such requests. Nothing else about the callable changes.
 */
export function rejectMalformed<Callable extends object>(callable: Callable): Callable {
  return new Proxy(callable, {
    apply(target, self, args: [Request, Response]) {
      const [request, response] = args;
      const reason = malformationOf(request);
      if (reason === null) return Reflect.apply(target as never, self, args);
      logger.warn('a malformed call', { reason });
      response.status(400).json({ error: { message: 'Bad Request', status: 'INVALID_ARGUMENT' } });
    },
  });
}

/**
 * Why the package would reject a request; null if it would accept it. CORS preflight requests are left to the
 * package.
 */
function malformationOf(request: Request): string | null {
  const { method, body } = request;
  if (method === 'OPTIONS') return null;
  if (method !== 'POST') return 'method';
  const [type = ''] = (request.header('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return 'content type';
  if (typeof body !== 'object' || body === null) return 'body';
  const { data, ...others } = body as { data?: unknown };
  if (data === undefined) return 'no data';
  if (Object.keys(others).length > 0) return 'extra fields';
  return hasTypes(data) ? 'types' : null;
}

/** Whether the data contains a value in the package's encoding of large numbers, which no contract uses. */
function hasTypes(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return '@type' in data || Object.values(data).some(hasTypes);
}
