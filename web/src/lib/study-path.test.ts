import { expect, test } from 'vitest';
import { type Studied, studiedIn, studyPath, studyPathOfTopic, topicForTool } from './study-path.ts';

const paramsOf = (path: string) => new URL(path, 'https://akada.test').searchParams;

test.each<Studied>([
  { file: { from: 'vault', file_id: 'a b&c' }, name: 'Cells & more.pdf' },
  { file: { from: 'note', note_id: 'n1' }, name: 'Ọ̀rọ̀ = 1' },
])('the address of a tool names $name, and the tool finds it there', (studied) => {
  const path = studyPath('cram', studied);
  expect(path).toMatch(/^\/ai\/cram\?/);
  expect(studiedIn(paramsOf(path))).toEqual(studied);
});

test('an address without a name or without a file is read, too', () => {
  expect(studiedIn(paramsOf('/ai/cram?file=cells'))?.name).toBe('Vault file');
  expect(studiedIn(paramsOf('/ai/cram?note=cells'))?.name).toBe('Your note');
  expect(studiedIn(paramsOf('/ai/cram?name=cells'))).toBeNull();
});

test('the address of a tool fills in a topic', () => {
  const path = studyPathOfTopic('explainer', 'Acids & bases');
  expect(path).toMatch(/^\/ai\/explainer\?/);
  expect(topicForTool(paramsOf(path))).toBe('Acids & bases');
  expect(topicForTool(paramsOf('/ai/explainer'))).toBe('');
});
