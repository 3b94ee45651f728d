import { HOST, portsOf } from '@akada/emulators/ports';
import type { Page } from '@playwright/test';

/** What Firestore's client asks to listen to, as it stands in its requests. */
interface Target {
  documents?: { documents: string[] };
  query?: { parent: string; structuredQuery: unknown };
}

/** Milliseconds without another target after which a screen has asked for all that it reads. */
const QUIET = 1_500;

export interface Reads {
  /** The collection or document, without its owner. */
  what: string;
  documents: number;
}

/**
 * Counts the documents that a screen reads on a cold cache: every target that the page itself asks for is run
 * again by the emulator's REST interface, and what it brings is counted.
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
  // A page can be there before all that it reads has been asked for.
  let seen = -1;
  while (seen !== targets.size) {
    seen = targets.size;
    await page.waitForTimeout(QUIET);
  }
  return Promise.all([...targets.values()].map(count));
}

async function count(target: Target): Promise<Reads> {
  if (target.documents) {
    const [path = ''] = target.documents.documents;
    return { what: withoutOwner(path), documents: target.documents.documents.length };
  }
  if (!target.query) throw new Error('a target that is neither a query nor a document');
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
