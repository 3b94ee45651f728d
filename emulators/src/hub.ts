/**
 * Runs `work` while no background trigger fires, so that what it writes sets nothing off.
 *
 * @param hub the emulator hub's origin
 * @throws Error when the hub refuses, or what `work` throws; the triggers are on again in any case
 */
export async function withoutTriggers<T>(hub: string, work: () => Promise<T>): Promise<T> {
  await ask(`${hub}/functions/disableBackgroundTriggers`, 'PUT');
  try {
    return await work();
  } finally {
    await ask(`${hub}/functions/enableBackgroundTriggers`, 'PUT');
  }
}

/**
 * Saves the emulators' data.
 *
 * @param dir an absolute path; replaced
 * @throws Error when the hub could not do it
 */
export async function exportData(hub: string, dir: string): Promise<void> {
  await ask(`${hub}/_admin/export`, 'POST', { path: dir, initiatedBy: 'akada' });
}

async function ask(url: string, method: 'PUT' | 'POST', body?: object): Promise<void> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
}
