import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ZoneField } from './zone-field.tsx';

const DEVICE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const onChange = vi.fn();
function show(chosen: string | null) {
  onChange.mockReset();
  render(<ZoneField chosen={chosen} disabled={false} onChange={onChange} />);
}
const follows = () => screen.getByRole('switch', { name: /device's time zone/ });
const zone = () => screen.getByRole('combobox', { name: 'Time zone' });
const type = (value: string) => fireEvent.change(zone(), { target: { value } });

describe('the time zone in the profile', () => {
  it("names the zone that starts the day, and offers no other while it follows the device's", () => {
    show(null);
    screen.getByText(new RegExp(`starts at midnight in ${DEVICE}`));
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.click(follows());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ zone: DEVICE, zone_chosen: true });
  });

  it('changes as soon as the typed text is a place from the list', () => {
    show('Africa/Lagos');
    type('America/New Y');
    expect(onChange).not.toHaveBeenCalled();
    type('America/New York');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ zone: 'America/New_York', zone_chosen: true });
  });

  it.each([
    ['Enter', () => fireEvent.keyDown(zone(), { key: 'Enter' })],
    ['leaving the field', () => fireEvent.blur(zone())],
  ])('is found by the city alone, in upper or lower case, on %s', (_, finish) => {
    show('Africa/Lagos');
    type(' honolulu');
    expect(onChange).not.toHaveBeenCalled();
    finish();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ zone: 'Pacific/Honolulu', zone_chosen: true });
    expect((zone() as HTMLInputElement).value).toBe('Pacific/Honolulu');
  });

  it('asks for a place from the list when the typed one does not exist', () => {
    show('Africa/Lagos');
    type('Atlantis');
    fireEvent.blur(zone());
    screen.getByText('Choose a place from the list.');
    expect(onChange).not.toHaveBeenCalled();
    type('Africa/Lagos');
    fireEvent.blur(zone());
    expect(screen.queryByText('Choose a place from the list.')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});
