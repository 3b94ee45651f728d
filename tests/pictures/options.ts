import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run pictures

Takes pictures of every screen at 360, 768 and 1280 px, light and dark, into
test-results/pictures, and those of the README into docs/pictures. It takes
about ten minutes.

Options:
  -h, --help  print this text
`;

/**
 * Reads the options of the command line.
 *
 * @throws TypeError that names an unknown argument
 */
export function readPictureOptions(args: string[]): { isHelp: boolean } {
  const { values } = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } } });
  return { isHelp: values.help ?? false };
}
