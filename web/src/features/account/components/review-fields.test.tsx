import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReviewFields } from './review-fields.tsx';

const onChange = vi.fn();

it('changes the new flashcards a day and the share to remember', () => {
  const settings = { new_cards_a_day: 20, desired_retention: 0.9 };
  render(<ReviewFields settings={settings} disabled={false} onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('New flashcards a day'), { target: { value: '30' } });
  fireEvent.change(screen.getByLabelText('Cards you want to remember'), { target: { value: '0.95' } });
  expect(onChange.mock.calls).toEqual([[{ new_cards_a_day: 30 }], [{ desired_retention: 0.95 }]]);
});

it('shows a value that is none of the choices', () => {
  const settings = { new_cards_a_day: 17, desired_retention: 0.88 };
  render(<ReviewFields settings={settings} disabled={false} onChange={onChange} />);
  expect([screen.getByDisplayValue('17'), screen.getByDisplayValue('88%')]).toHaveLength(2);
});
