import { describe, expect, test } from 'vitest';
import { DEFAULT_ZONE, isZone, nextOffsetChange, offsetAt, zoneOf } from './zone.ts';

describe('isZone', () => {
  test.each([DEFAULT_ZONE, 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12', 'Australia/Lord_Howe'])(
    'accepts %s',
    (zone) => expect(isZone(zone)).toBe(true),
  );

  test.each(['', 'Lagos', 'Africa/Nowhere', '+01:00', 'Africa/Lagos ', 1, null, undefined, ['UTC']])(
    'rejects %j',
    (text) => expect(isZone(text)).toBe(false),
  );

  test('zoneOf reads a missing or unknown zone as Africa/Lagos', () => {
    expect([undefined, 'Moon/Tycho', 'Asia/Tokyo'].map(zoneOf)).toEqual([
      DEFAULT_ZONE,
      DEFAULT_ZONE,
      'Asia/Tokyo',
    ]);
  });
});

describe('offsetAt', () => {
  test.each([
    ['Africa/Lagos', '2026-07-01T00:00:00Z', 60],
    ['UTC', '2026-07-01T00:00:00Z', 0],
    ['Pacific/Honolulu', '2026-07-01T00:00:00Z', -600],
    ['Pacific/Kiritimati', '2026-07-01T00:00:00Z', 840],
    ['Asia/Kathmandu', '2026-07-01T00:00:00Z', 345],
    ['America/New_York', '2026-03-08T06:59:59.999Z', -300],
    ['America/New_York', '2026-03-08T07:00:00Z', -240],
    ['America/New_York', '2026-11-01T06:00:00Z', -300],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00Z', 660],
    ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', 630],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', -600],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', 840],
    ['Africa/Lagos', '2028-02-29T23:59:59.999Z', 60],
  ])('of %s at %s is %i', (zone, instant, offset) => {
    expect(offsetAt(new Date(instant), zone)).toBe(offset);
  });
});

describe('nextOffsetChange', () => {
  test.each([
    ['Africa/Lagos', '2026-01-01T00:00:00Z', undefined],
    ['America/New_York', '2026-01-01T00:00:00Z', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-11-01T06:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00Z', '2026-04-04T15:00:00.000Z'],
  ])('of %s after %s is %s', (zone, after, expected) => {
    expect(nextOffsetChange(new Date(after), zone)?.toISOString()).toBe(expected);
  });
});
