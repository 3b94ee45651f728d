import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As for expect.poll: on a busy machine a part takes seconds to load.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Unmounts what a test has rendered, and empties what files share. Runs before fail-on-console-error.ts looks at the
 * console, because it is listed later.
 */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * The styles that are on the element itself. jsdom would try a hundred rules of its own for each element that a test looks
 * for by its role, which took a sixth of the time; the app's styles aren't loaded in any case.
 */
function ownStyle({ style, hidden }: HTMLElement): CSSStyleDeclaration {
  const ownValue = (property: string) =>
    property === 'display' && hidden ? 'none' : (style?.getPropertyValue(property) ?? '');
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name: string) =>
      name === 'getPropertyValue'
        ? ownValue
        : ownValue(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  });
}
window.getComputedStyle = (element) => ownStyle(element as HTMLElement);
