import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { Config } from '../platform/config/config.js';
import { readConfig } from '../platform/config/read-config.js';

interface Service {
  readonly command?: string;
  readonly build?: string;
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: string };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../../..');
/** Variables that an operator must set. */
const environment: Readonly<Record<string, string>> = {
  BASE_HOST: 'shops.example.com',
  POSTGRES_PASSWORD: 'a-password',
  DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7)).toString('base64'),
};

/** Substitutes variables as compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?error}`. */
function filledIn(text: string): string {
  return text.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, otherwise = '') =>
    String(environment[name] ?? otherwise),
  );
}

describe('docker-compose.yml', () => {
  const text = filledIn(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'));
  // Our own file, which has these fields.
  const { services, volumes } = parse(text, { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
  };
  const own = Object.entries(services).filter(([, { build }]) => build !== undefined);

  it.each(own)('gives %s only known settings, with which it starts in production', (_, service) => {
    const environment = service.environment ?? {};
    const settings = Object.keys(new Config());
    expect(Object.keys(environment).filter((name) => !settings.includes(name))).toStrictEqual([]);
    expect(readConfig(environment)).toMatchObject({ NODE_ENV: 'production', PORT: 3_000 });
  });

  it('runs programs that the build produces', () => {
    const programs = own.flatMap(([, { command }]) =>
      /server\/dist\/(\S+)\.js/.exec(command ?? ''),
    );
    const sources = programs.filter((program) => program && !program.includes('server/dist'));
    expect(sources).toHaveLength(2);
    for (const source of sources)
      expect(existsSync(path.join(root, 'server/src', `${String(source)}.ts`))).toBe(true);
  });

  it('depends only on services with a health check', () => {
    const waited = Object.values(services).flatMap(({ depends_on: after = {} }) =>
      Object.entries(after).filter(([, { condition }]) => condition === 'service_healthy'),
    );
    const dependencies = [...new Set(waited.map(([name]) => name))].sort();
    expect(dependencies).toStrictEqual(['postgres', 'redis', 'server']);
    for (const name of dependencies) expect(services[name]?.healthcheck?.test).toBeTruthy();
  });

  it('stores persistent data in named volumes', () => {
    const mounts = Object.values(services).flatMap(({ volumes: mounted = [] }) => mounted);
    expect(mounts.map((volume) => volume.split(':')[0])).toStrictEqual(
      expect.arrayContaining(Object.keys(volumes)),
    );
    expect(services['redis']?.command).toContain('--appendonly yes');
  });
});
