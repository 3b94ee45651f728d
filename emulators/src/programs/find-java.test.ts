import { expect, test } from 'vitest';
import { findJava, type JavaWorld, majorVersion } from './find-java.ts';

const printed = (version: string) => `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime Environment`;

/** A machine with these Javas, by program. */
function world(javas: Record<string, string>, more: Partial<JavaWorld> = {}): JavaWorld {
  return {
    env: {},
    version: async (program) => javas[program] && printed(javas[program]),
    hasNetwork: async () => false,
    fetched: () => undefined,
    fetch: async () => '/cache/jre/bin',
    ...more,
  };
}

test.each([
  ['17.0.15', 17],
  ['11', 11],
  ['1.8.0_402', 8],
  ['21-ea', 21],
])('version "%s" is %i', (version, major) => {
  expect(majorVersion(printed(version))).toBe(major);
});

test("JAVA_HOME's comes before PATH's", async () => {
  const javas = { '/jdk/bin/java': '21.0.1', java: '17.0.1' };
  expect(await findJava(world(javas, { env: { JAVA_HOME: '/jdk' } }))).toEqual({
    bin: '/jdk/bin',
    version: 21,
  });
});

test('a Java that is too old is skipped', async () => {
  const javas = { '/jdk/bin/java': '1.8.0_402', java: '11.0.2' };
  expect(await findJava(world(javas, { env: { JAVA_HOME: '/jdk' } }))).toEqual({
    bin: undefined,
    version: 11,
  });
});

test('a JRE fetched earlier is used without a network', async () => {
  const javas = { '/cache/jre/bin/java': '21.0.1' };
  const found = await findJava(world(javas, { fetched: () => '/cache/jre/bin' }));
  expect(found).toEqual({ bin: '/cache/jre/bin', version: 21 });
});

test('with a network, a JRE is fetched', async () => {
  expect(await findJava(world({}, { hasNetwork: async () => true }))).toMatchObject({
    bin: '/cache/jre/bin',
  });
});

test('without Java and without a network it fails with one line that says what to do', async () => {
  await expect(findJava(world({}))).rejects.toThrow(/^No Java 11 or later .*Install it, or connect [^\n]*$/);
});

test('a failed download is reported with its reason', async () => {
  const fetch = () => Promise.reject(new Error('disk full'));
  await expect(findJava(world({}, { hasNetwork: async () => true, fetch }))).rejects.toThrow('disk full');
});
