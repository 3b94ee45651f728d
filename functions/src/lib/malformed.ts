import { logger } from 'firebase-functions';

/** A request and its answer, as the platform hands them over. */
interface Request {
  method: string;
  body?: unknown;
  header(name: string): string | undefined;
}
interface Response {
  status(code: number): { json(body: object): unknown };
}

/**
 * A callable that refuses what the package would refuse as well, before the package sees it: the package logs what it was
 * sent. Our app sends nothing like it. All else about the callable stays as it is.
 */
export function refuseMalformed<Callable extends object>(callable: Callable): Callable {
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

/** Why the package would refuse a request; null when it would not. A question of CORS is the package's to answer. */
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

/** Whether there is a value in the package's own form for large numbers, which no contract has. */
function hasTypes(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return '@type' in data || Object.values(data).some(hasTypes);
}
