import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const levels = () => screen.queryAllByRole('heading').map(({ tagName }) => tagName);

describe('Markdown', () => {
  it.each([
    ['# One\n\n## Two\n\n### Three', ['H3', 'H4', 'H5']],
    ['## Begins at two\n\n#### Leaps to four', ['H3', 'H4']],
    ['### Three\n\n# One\n\n## Two', ['H3', 'H3', 'H4']],
  ])('shifts the headings of %j below those of the page, without gaps', (text, expected) => {
    render(<Markdown>{text}</Markdown>);
    expect(levels()).toEqual(expected);
  });

  it('shows tables, lists and code', () => {
    render(<Markdown>{'| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two\n\n`code`'}</Markdown>);
    expect(within(screen.getByRole('table')).getAllByRole('cell')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('code').tagName).toBe('CODE');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.com"></iframe>',
    '<svg onload=alert(1)></svg>',
    '[press](javascript:alert(1))',
    '[press](  JaVaScRiPt:alert(1))',
    '[press](data:text/html;base64,PHNjcmlwdD4=)',
    '[press](vbscript:x)',
    '![picture](https://example.com/seen.png)',
    '<style>*{display:none}</style>',
    '<a href="javascript:alert(1)">press</a>',
    '<div style="background:url(https://example.com/x)">x</div>',
  ])('neither runs nor loads anything for %s', (text) => {
    const { container } = render(<Markdown>{text}</Markdown>);
    expect(container.querySelector('script, img, iframe, svg, style, object, embed, [style]')).toBeNull();
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttribute('href') ?? '').toMatch(/^(|https:.*)$/);
      expect(link.rel).toContain('noopener');
    }
    expect(
      [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
    ).not.toContain('onerror');
  });
});
