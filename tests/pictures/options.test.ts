import { expect, it, test } from 'vitest';
import { readPictureOptions } from './options.ts';

test('pictures are taken without arguments', () => {
  expect(readPictureOptions([])).toEqual({ isHelp: false });
});

it.each(['--help', '-h'])('%s asks for the usage', (option) => {
  expect(readPictureOptions([option])).toEqual({ isHelp: true });
});

it.each(['--hlep', '--width=360', 'home'])('refuses the unknown argument %s', (argument) => {
  expect(() => readPictureOptions([argument])).toThrow(argument.split('=')[0]);
});
