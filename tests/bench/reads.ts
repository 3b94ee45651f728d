import { HOST, portsOf } from '@akada/emulators/ports';
import type { Page } from '@playwright/test';

/** A target in the requests of Firestore's client: a query or documents to listen to. */
interface Target {
  documents?: { documents: string[] };
  query?: { parent: string; structuredQuery: unknown };
}

/** Milliseconds without a new target after which a screen is complete. */
const QUIET_MS = 1_500;

export interface Reads {
  /** The path of the collection or document, with the owner's id replaced. */
  what: string;
  documents: number;
}

/**
 * Counts the documents that a screen reads with a cold cache. Each target that the page listens to is read again by the
 * emulator's REST API and counted.
 */
export async function countReads(page: Page, visit: () => Promise<void>): Promise<Reads[]> {
  const targets = new Map<string, Target>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel') || request.method() !== 'POST') return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('__data__')) continue;
      const { addTarget } = JSON.parse(value) as { addTarget?: Target };
      if (addTarget) targets.set(JSON.stringify(addTarget.query ?? addTarget.documents), addTarget);
    }
  });
  await visit();
  // A page can be visible before it has requested everything.
  let seen = -1;
  while (seen !== targets.size) {
    seen = targets.size;
    await page.waitForTimeout(QUIET_MS);
  }
  return Promise.all([...targets.values()].map(count));
}

async function count(target: Target): Promise<Reads> {
  if (target.documents) {
    const [path = ''] = target.documents.documents;
    return { what: withoutOwner(path), documents: target.documents.documents.length };
  }
  if (!target.query) throw new Error('a target must be a query or a document');
  const { parent, structuredQuery } = target.query;
  const response = await fetch(`http://${HOST}:${portsOf('test').firestore}/v1/${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery }),
  });
  const rows = (await response.json()) as { document?: unknown }[];
  const collection = (structuredQuery as { from: { collectionId: string }[] }).from[0]?.collectionId;
  return {
    what: `${withoutOwner(parent)}/${collection}`,
    documents: rows.filter((row) => row.document).length,
  };
}

function withoutOwner(name: string): string {
  return name.replace(/^.*\/documents\//, '').replace(/^(users|user_points|profiles)\/[^/]+/, '$1/{uid}');
}
