import { expect, test } from 'vitest';
import { projectIn } from './write-deploy-config.ts';

test('projectIn returns the project id of the web configuration', () => {
  expect(projectIn('{"apiKey":"x","projectId":"akada-live"}')).toBe('akada-live');
});

test.each(['', '{', '{}', '{"projectId":7}', '{"projectId":"a.b; script-src *"}'])(
  'projectIn rejects %j',
  (config) => {
    expect(() => projectIn(config)).toThrow('VITE_FIREBASE_CONFIG names no project');
  },
);
