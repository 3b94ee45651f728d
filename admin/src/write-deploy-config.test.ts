import { expect, test } from 'vitest';
import { projectIn } from './write-deploy-config.ts';

test('the project is the one that the web app was built for', () => {
  expect(projectIn('{"apiKey":"x","projectId":"akada-live"}')).toBe('akada-live');
});

test.each(['', '{', '{}', '{"projectId":7}', '{"projectId":"a.b; script-src *"}'])(
  'what names no project is refused: %j',
  (config) => {
    expect(() => projectIn(config)).toThrow('VITE_FIREBASE_CONFIG names no project');
  },
);
