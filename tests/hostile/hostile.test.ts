import { QUOTE_MARKERS } from '@akada/functions/src/ai/quote.ts';
import { buildRequestFor, sampleInputs } from '@akada/functions/src/ai/tools/sample-inputs.ts';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIVE, HOSTILE } from './hostile.ts';

const named = <T extends { what: string }>(all: readonly T[]) => all.map((one) => [one.what, one] as const);
/** The request of each tool for a text, beside the one for a harmless text. */
const requestsFor = (text: string) => {
  const harmless = sampleInputs('Osmosis').map(buildRequestFor);
  return sampleInputs(text).map((asked, index) => ({
    asked,
    sent: buildRequestFor(asked),
    harmless: harmless[index],
  }));
};

test('there are at least 30 different hostile texts', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(30);
  expect(new Set(HOSTILE.map(({ what }) => what)).size).toBe(HOSTILE.length);
});

describe('the request for a text', () => {
  test.each(named(HOSTILE))('with %s differs from a harmless one only in the quotation', (_, { text }) => {
    for (const { sent, harmless } of requestsFor(text)) {
      const { turns, ...settings } = sent;
      expect({ ...settings, turns: [] }).toEqual({ ...harmless, turns: [] });
      expect(turns).toHaveLength(1);
      expect(sent.system).not.toContain(text);
    }
  });

  test.each(named(HOSTILE))('with %s opens and closes its quotation once', (_, { text }) => {
    for (const { sent } of requestsFor(text)) {
      const said = sent.turns
        .flatMap(({ parts }) => parts)
        .flatMap((part) => ('text' in part ? [part.text] : []));
      // A note or the pages of a PDF are quoted before the text, each in a quotation of its own.
      expect(said.length).toBeGreaterThanOrEqual(1);
      for (const quotation of said) {
        const seen = quotation
          .normalize('NFKC')
          .replace(/[\p{Z}\p{Cf}\p{Cc}]/gu, '')
          .toUpperCase();
        expect(quotation.startsWith(`${QUOTE_MARKERS.opens}\n`)).toBe(true);
        expect(quotation.endsWith(`\n${QUOTE_MARKERS.closes}`)).toBe(true);
        expect(seen.split('<<<STUDENTTEXT')).toHaveLength(2);
        expect(seen.split('STUDENTTEXT>>>')).toHaveLength(2);
      }
    }
  });

  test.each(named(HOSTILE))('with %s earlier in a chat quotes it as well', (_, { text }) => {
    const turns = [
      { role: 'student' as const, text, at: new Date(0) },
      { role: 'model' as const, text: 'No.', at: new Date(0) },
    ];
    const [asked] = sampleInputs('And now?');
    const [first] = asked ? buildRequestFor({ ...asked, context: { turns } }).turns : [];

    expect(first).toEqual(requestsFor(text)[0]?.sent.turns[0]);
  });
});

describe('the rendered answer', () => {
  type Shown = FunctionComponent<{ children: string; remark?: unknown[]; rehype?: unknown[] }>;
  let pages: ((text: string) => string)[] = [];
  beforeAll(async () => {
    // Imported by a computed name, because the tests are compiled without JSX.
    const load = (file: string) => import(/* @vite-ignore */ `../../web/src/ui/${file}.tsx`);
    const { Markdown } = (await load('markdown')) as { Markdown: Shown };
    const { MATH } = (await load('markdown-math')) as { MATH: { remark: unknown[]; rehype: unknown[] } };
    pages = [{}, MATH].map(
      (plugins) => (children) => renderToStaticMarkup(createElement(Markdown, { children, ...plugins })),
    );
  }, 60_000);

  test.each(named(ACTIVE))('with %s runs nothing and loads nothing', (_, { answer }) => {
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const html = page(answer);
      const tags = html.match(/<[^>]*>/g) ?? [];
      const names = tags.flatMap((tag) => tag.match(/^<([\w-]+)/)?.[1] ?? []);

      expect(names).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(script|img|iframe|object|embed|form|style|link|meta|base|video|audio)$/),
        ]),
      );
      expect(
        tags.filter((tag) => /\s(on\w+|src|srcset|action|formaction|data|poster|background)=/i.test(tag)),
      ).toEqual([]);
      expect(tags.filter((tag) => /\sstyle="[^"]*url\(/i.test(tag))).toEqual([]);
      for (const [, address = ''] of html.matchAll(/\s(?:xlink:)?href="([^"]*)"/g)) {
        expect(address).toMatch(/^(https?:\/\/|mailto:|#|$)/);
      }
      expect(html).not.toMatch(/\sid="(root|location)"|\sname="cookie"/);
    }
  });
});
