import { readdirSync, readFileSync, statSync } from 'node:fs';

const top = new URL('../../../', import.meta.url);

/** Files below a folder of the checkout. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, top), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(new URL(`${folder}/${file}`, top)).isFile(),
  );

/** Packages imported by the sources of a folder. */
function packagesOf(folder: string): ReadonlySet<string> {
  const texts = filesIn(folder).map((file) =>
    readFileSync(new URL(`${folder}/${file}`, top), 'utf8'),
  );
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/(?:from |import\()'(@[^/']+\/[^/']+|[^./'][^/']*)/g),
  ]);
  return new Set(imports.map(([, name = '']) => name));
}

describe('the top of a checkout', () => {
  it.each(['client', 'server', 'shared', 'migrations'])('NFR-001 has the folder %s', (name) => {
    expect(statSync(new URL(name, top)).isDirectory()).toBe(true);
  });

  it.each(['docker-compose.yml', 'package.json', 'tsconfig.json', 'README.md'])(
    'NFR-001 has the file %s',
    (name) => {
      expect(statSync(new URL(name, top)).isFile()).toBe(true);
    },
  );
});

describe('the technology', () => {
  it.each<[string, readonly string[]]>([
    ['client/src', ['react', 'react-dom', 'socket.io-client', 'yjs', 'y-websocket']],
    ['shared/src', ['class-validator', 'yjs']],
    [
      'server/src',
      ['@nestjs/core', 'socket.io', 'bullmq', 'ioredis', 'typeorm', 'pg', 'yjs', 'supertest'],
    ],
    ['migrations/src', ['typeorm']],
  ])('NFR-002 %s uses %j', (folder, names) => {
    const used = packagesOf(folder);
    expect(names.filter((name) => !used.has(name))).toStrictEqual([]);
  });

  it('NFR-002 is strict TypeScript only, built by Vite, tested by Jest, with its own event store', () => {
    const read = (file: string): string => readFileSync(new URL(file, top), 'utf8');
    for (const room of ['client', 'server', 'shared', 'migrations']) {
      expect(filesIn(`${room}/src`).filter((file) => /\.[cm]?jsx?$/.test(file))).toStrictEqual([]);
      expect(read(`${room}/tsconfig.json`)).toContain('"extends": "../tsconfig.base.json"');
    }
    expect(read('tsconfig.base.json')).toContain('"strict": true');
    expect(read('client/package.json')).toContain('"build": "vite build');
    expect(read('package.json')).toContain('"test": "node tools/test/run.mjs"');
    expect(read('tools/test/run-jest.mjs')).toContain('node_modules/jest/bin/jest.js');
    expect(filesIn('server/src/platform/event-log')).toContain('append/postgres-event-log.ts');
  });
});
