/**
 * Runs a TypeScript entry on a fresh clone: `node emulators/bootstrap.mjs <entry.ts> [arguments]`.
 * Installs what is missing or out of date first. Plain Node, because nothing may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [entry, ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Akada needs Node 20.19 or later; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
}
if (!entry) fail('Usage: node emulators/bootstrap.mjs <entry.ts> [arguments]');

if (!isInstalled()) {
  process.stdout.write('Installing dependencies (npm ci) …\n');
  // Errors only: warnings about versions and deprecated packages are for those who change dependencies.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci failed. Fix the error above and try again.');
}

const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], { cwd: root, stdio: 'inherit' });
// In a terminal the child also gets Ctrl-C itself, and ignores the second signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});

/** Whether node_modules holds what package-lock.json asks for; npm leaves a list of what it installed. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const there = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, devOptional, peer }]) =>
        !path.includes('node_modules/') ||
        (there[path] ? there[path].version === version : optional || devOptional || peer),
    );
  } catch {
    return false;
  }
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
