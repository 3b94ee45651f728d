import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

describe('initials', () => {
  it.each([
    ['Ada', 'A'],
    ['Ngozi Ọkọnkwọ', 'NỌ'],
    ['ada  maria obi ', 'AO'],
    ['Ọ́lá', 'Ọ́'],
    ['(Dr.) Bisi', 'DB'],
    ['🎉', ''],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('an avatar', () => {
  const pictureIn = (container: HTMLElement) => container.querySelector('img');

  it('shows initials without a picture', () => {
    const { container } = render(<Avatar name="Ada Obi" src={null} />);
    expect(container.textContent).toBe('AO');
    expect(pictureIn(container)).toBeNull();
  });

  it('shows initials if the picture cannot be loaded, and still tries the next picture', () => {
    const { container, rerender } = render(<Avatar name="Ada Obi" src="/one" />);
    fireEvent.error(pictureIn(container) as HTMLElement);
    expect(pictureIn(container)).toBeNull();
    expect(container.textContent).toBe('AO');
    rerender(<Avatar name="Ada Obi" src="/two" />);
    expect(pictureIn(container)?.getAttribute('src')).toBe('/two');
  });
});
