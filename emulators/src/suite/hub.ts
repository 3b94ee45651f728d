/**
 * Runs `work` with background triggers disabled, so that its writes start no functions.
 *
 * @param hub the emulator hub's origin
 * @throws Error when the hub refuses, or the error of `work`; the triggers are enabled again in any case
 */
export async function withoutTriggers<T>(hub: string, work: () => Promise<T>): Promise<T> {
  await request(`${hub}/functions/disableBackgroundTriggers`, 'PUT');
  try {
    return await work();
  } finally {
    await request(`${hub}/functions/enableBackgroundTriggers`, 'PUT');
  }
}

/**
 * Saves the emulators' data.
 *
 * @param dir an absolute path; replaced
 * @throws Error when the hub refuses
 */
export async function exportData(hub: string, dir: string): Promise<void> {
  await request(`${hub}/_admin/export`, 'POST', { path: dir, initiatedBy: 'akada' });
}

async function request(url: string, method: 'PUT' | 'POST', body?: object): Promise<void> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
}
