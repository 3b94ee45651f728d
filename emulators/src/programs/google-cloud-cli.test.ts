import { expect, test, vi } from 'vitest';
import { findInCloudCli } from './google-cloud-cli.ts';

const JAR = 'platform/x.jar';

test('a usual place is taken without asking gcloud, which is slow', async () => {
  const askGcloud = vi.fn(async () => '/elsewhere');
  const exists = (path: string) => path === `/opt/google-cloud-sdk/${JAR}`;
  expect(await findInCloudCli(JAR, { exists, askGcloud })).toBe(`/opt/google-cloud-sdk/${JAR}`);
  expect(askGcloud).not.toHaveBeenCalled();
});

test('else the place that gcloud names', async () => {
  const exists = (path: string) => path === `/elsewhere/${JAR}`;
  expect(await findInCloudCli(JAR, { exists, askGcloud: async () => '/elsewhere' })).toBe(
    `/elsewhere/${JAR}`,
  );
});

test('a Cloud CLI without the emulator has none', async () => {
  const world = { exists: () => false, askGcloud: async () => '/elsewhere' };
  expect(await findInCloudCli(JAR, world)).toBeUndefined();
});
