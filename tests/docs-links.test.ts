import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const lines = (text: string) => text.split('\n').filter(Boolean);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const TRACKED = lines(git('ls-files'));
const NAMES = new Set(TRACKED.map((path) => basename(path)));
const PAGES = TRACKED.filter(
  (path) => /(^|\/)README\.md$|^docs\/.*\.md$/.test(path) && existsSync(join(ROOT, path)),
);

/** Files that commands write, and files of other programs: named in the docs, not in the repository. */
const ELSEWHERE = [
  /^(functions\/dist|web\/dist|test-results|\.akada|node_modules)(\/|$)/,
  /^web\/\.env\.production\.local$/,
  /^(accounts|firebase\.deploy|seed)\.json$/,
  /^(v3|clamav-rest)\.js$/,
];

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/^ {4}.*$/gm, '');

/** The relative links of a page, images included. */
function linksIn(text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Whether the first part of a path is a folder there. */
function isFolderOf(folder: string, path: string): boolean {
  return existsSync(join(ROOT, folder, path.split('/', 1)[0] ?? ''));
}

/** The texts in backticks that look like a file or a folder of the repository. */
function pathsIn(text: string, folder: string): string[] {
  return [...withoutCode(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, token = '']) => token.replace(/^\.\//, ''))
    .filter((token) => /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(token))
    .filter((token) =>
      token.includes('/')
        ? isFolderOf('.', token) || isFolderOf(folder, token)
        : /^[\w.-]+\.(ts|tsx|mjs|json|jsonc|rules|md|html|css|yml|grit)$/.test(token),
    )
    .filter((token) => !ELSEWHERE.some((pattern) => pattern.test(token)));
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  test('links only to files and headings that exist', () => {
    const broken = linksIn(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    // A folder's own README may name files from there.
    const missing = pathsIn(text, dirname(page)).filter(
      (path) =>
        !existsSync(join(ROOT, path)) &&
        !existsSync(join(ROOT, dirname(page), path)) &&
        !(path.includes('/') ? false : NAMES.has(path)),
    );
    expect(missing).toEqual([]);
  });
});

const SOURCES = TRACKED.filter(
  (path) =>
    /\.(ts|tsx|mjs|rules|java|css)$/.test(path) &&
    !path.startsWith('tests/releases/') &&
    existsSync(join(ROOT, path)),
);

test('comments cite only documents that exist', () => {
  const records = TRACKED.filter((path) => path.startsWith('docs/decisions/'));
  const missing = SOURCES.flatMap((source) =>
    [...read(source).matchAll(/docs\/(decisions\/\d{4}|[\w-]+\.md)/g)]
      .filter(([, name = '']) =>
        name.startsWith('decisions/')
          ? !records.some((record) => record.startsWith(`docs/${name}`))
          : !existsSync(join(ROOT, 'docs', name)),
      )
      .map(([cited]) => `${source}: ${cited}`),
  );
  expect(missing).toEqual([]);
});

test('comments cite only sections of docs/product.md that exist', () => {
  const sections = [...read('docs/product.md').matchAll(/^## (.+)$/gm)].map(([, section = '']) => section);
  const missing = SOURCES.flatMap((source) =>
    // A comment may break the line within the reference.
    [
      ...read(source)
        .replace(/\s+(\*|\/\/|#)?\s*/g, ' ')
        .matchAll(/docs\/product\.md, ([A-Z][^).;:]*)/g),
    ]
      .filter(([, cited = '']) => !sections.some((section) => cited.startsWith(section)))
      .map(([, cited]) => `${source}: ${cited}`),
  );
  expect(missing).toEqual([]);
});

test('decision records have numbers of their own', () => {
  const numbers = TRACKED.filter((path) => path.startsWith('docs/decisions/'))
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => basename(path).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
