import { ModulesContainer } from '@nestjs/core';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { getMetadataStorage } from 'class-validator';

import { apiRoutes } from './platform/openapi/api-routes.js';
import type { Browser } from './platform/testing/browser.js';
import { startApp, type TestApp } from './platform/testing/start-app.js';

/** Parts whose repetition is the worst case of scanners, patterns and parsers. */
const parts = ['<!---->', '<a ', ' ', '0', '(', '[', '{', 'a@', '@a.', '/', '&', '"\\', '\u0301'];
const length = 64 * 1024;

interface Call {
  readonly method: 'post';
  readonly address: string;
  readonly fields: readonly string[];
}

/**
 * A call is suspicious above this multiple of the median of its run. Quadratic work on 64 KB takes
 * hundreds of times as long.
 */
const suspicious = 30;
/** Work on twice the text takes twice as long if it is linear, and four times if quadratic. */
const mostGrowth = 3;

describe('a long text in every field of a call', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  /** CPU time of the process during one call, in microseconds. Load of the machine is no part. */
  async function costOf(caller: Browser, call: Call, text: string): Promise<number> {
    const body = Object.fromEntries(call.fields.map((field) => [field, text]));
    const before = process.cpuUsage();
    const { status } = await caller.send(call.method, call.address, { body });
    const { user, system } = process.cpuUsage(before);
    expect([call.address, status < 500]).toStrictEqual([call.address, true]);
    return user + system;
  }

  /** How much more the whole text costs than its half, in the best of three measurements. */
  async function growthOf(caller: Browser, call: Call, text: string): Promise<number> {
    const [whole, half]: [number[], number[]] = [[], []];
    for (let count = 0; count < 3; count += 1) {
      whole.push(await costOf(caller, call, text));
      half.push(await costOf(caller, call, text.slice(0, length / 2)));
    }
    return Math.min(...whole) / Math.min(...half);
  }

  it.each([
    ['an owner', () => app.signInOwner(shop)],
    ['staff', () => app.signInStaff(ATLAS_PERMISSIONS, 'atlas')],
  ])(
    'NFR-008 takes time linear in its length, in any call of %s',
    async (_who, signIn) => {
      const person = await signIn();
      await person.get('/omnis/v3/dashboard/secure/get');
      const measured: { call: Call; text: string; cost: number }[] = [];
      for (const call of callsOf(shop)) {
        for (const part of parts) {
          const text = part.repeat(length / part.length);
          measured.push({ call, text, cost: await costOf(person, call, text) });
        }
      }
      const costs = measured.map(({ cost }) => cost).toSorted((one, other) => one - other);
      const median = costs[Math.floor(costs.length / 2)] ?? 0;
      const slow: string[] = [];
      for (const { call, text, cost } of measured) {
        if (cost < median * suspicious) continue;
        const growth = await growthOf(person, call, text);
        if (growth > mostGrowth)
          slow.push(`${call.address} ${text.slice(0, 8)}: ${growth.toFixed(1)} times`);
      }
      expect(measured.length).toBeGreaterThan(500);
      expect(slow).toStrictEqual([]);
    },
    300_000,
  );

  /** All calls with text fields in their contracts. */
  function callsOf({ division }: Store): readonly Call[] {
    return apiRoutes(app.get(ModulesContainer)).flatMap(({ method, path, name, controller }) => {
      if (!['POST', 'PUT', 'PATCH'].includes(method) || path.includes('/logout')) return [];
      const types: readonly unknown[] =
        Reflect.getMetadata('design:paramtypes', controller.prototype, name.split('.')[1] ?? '') ??
        [];
      const fields = types.flatMap((type) => [...fieldsOf(type)]);
      if (fields.length === 0) return [];
      const address = path
        .replaceAll(':division', String(division))
        .replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      // One of three methods.
      return [{ method: method.toLowerCase() as 'post', address, fields: [...new Set(fields)] }];
    });
  }
});

function fieldsOf(type: unknown): readonly string[] {
  if (typeof type !== 'function') return [];
  const all = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return all.map(({ propertyName }) => propertyName);
}
