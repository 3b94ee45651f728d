import { expect, test } from 'vitest';
import { startProvider } from './testing.ts';

test('the scripts and the stylesheet are served with their content types', async () => {
  const server = await startProvider('http://127.0.0.1:1');
  for (const [path, type] of [
    ['/v3.js', 'text/javascript'],
    ['/pay.js', 'text/javascript'],
    ['/pay.css', 'text/css'],
  ]) {
    const response = await fetch(`${server.origin}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  }
  const script = await fetch(`${server.origin}/v3.js`).then((response) => response.text());
  expect(script).not.toMatch(/\beval\b|Function\(|innerHTML|document\.write/);
  await server.close();
});
