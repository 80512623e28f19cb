import { statSync } from 'node:fs';

const top = new URL('../../../', import.meta.url);

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
