import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ModulesContainer } from '@nestjs/core';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { getMetadataStorage } from 'class-validator';

import { contractPipe } from '../platform/http/validation.js';
import { apiRoutes } from '../platform/openapi/api-routes.js';
import { InvalidInput } from '../platform/refusals.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';

type Contract = new () => object;
type Field = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

/** Name under which class-validator stores `@ValidateIf`. */
const conditional = 'conditionalValidation';
const sharedSources = path.resolve(import.meta.dirname, '../../../shared/src');

/** All contracts of the shared package, including nested ones. */
const contractNames = new Set(
  readdirSync(sharedSources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('contract.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(sharedSources, file), 'utf8').matchAll(
        /^(?:export )?class (\w+)/gm,
      ),
    ])
    .map(([, name]) => name),
);

/** Objects that may be empty. */
const openObjects = [
  'AddForm.pieces',
  'CartItem.bundleOptions',
  'CreatorForm.handles',
  'RunNotification.values',
  'SaveCreator.handles',
  'SaveTheme.values',
  'SendNotification.data',
];
/** Objects that drop unknown names. */
const lenientObjects = ['CreatorForm.handles', 'SaveCreator.handles', 'SaveTheme.values'];
/** Id that answers contain as a number; requests accept it as text. */
const isIdAsText = (field: string): boolean => field.endsWith('.productId');
/** Time zone fields; a missing name means UTC. */
const isZone = (field: string): boolean => field.endsWith('.zone');
/** `?removeDuplicates` without a value means true. */
const flag = 'DivisionProductsQuery.removeDuplicates';

function fieldsOf(contract: Contract): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  const all = getMetadataStorage().getTargetValidationMetadatas(contract, '', false, false);
  for (const one of all) {
    fields.set(one.propertyName, [...(fields.get(one.propertyName) ?? []), one]);
  }
  return fields;
}

/** Null is a value if a condition of the field permits it, or if it is listed. */
const isNullable = (field: Field): boolean =>
  field.some(({ type, constraints }) => {
    // Condition of the field, or the values of `@IsIn`; many checks have no constraints, despite
    // their type.
    const first = (constraints as readonly unknown[] | undefined)?.[0];
    if (Array.isArray(first)) return first.includes(null);
    if (type !== conditional || typeof first !== 'function') return false;
    return first({}, null) === false && first({}, undefined) === true;
  });

/** Texts with a special meaning for a browser, a terminal or a database. */
const unfriendly = ['<script>alert(1)</script>', '\u0000\u202e\ud800', "'; DROP TABLE orders; --"];

const listChecks = new Set(['isArray', 'arrayMaxSize']);
const isList = (field: Field): boolean => field.some(({ name }) => listChecks.has(name ?? ''));

/** Timeout for thousands of calls on a busy machine. */
const longMs = 180_000;

describe('a field of a contract', () => {
  let app: TestApp;
  let contracts: readonly Contract[];
  const pipe = contractPipe();

  beforeAll(async () => {
    // Starting the application loads the contracts of all controllers.
    app = await startApp();
    // class-validator's internal map.
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: ReadonlyMap<Contract, unknown>;
    };
    contracts = [...validationMetadatas.keys()].filter(({ name }) => contractNames.has(name));
  });
  afterAll(() => app.close());

  /** Value that the handler of a call would receive; undefined if the pipe refuses it. */
  async function taken(contract: Contract, field: string, value: unknown): Promise<unknown> {
    const metatype = { type: 'body', metatype: contract } as const;
    const isOf = (at: string) => at === field || at.startsWith(`${field}.`);
    try {
      return (await pipe.transform({ [field]: value }, metatype))[field];
    } catch (refusal) {
      if (!(refusal instanceof InvalidInput)) throw refusal;
      return Object.keys(refusal.errors).some(isOf) ? undefined : value;
    }
  }

  /** Fields that accept a value. */
  async function takersOf(value: unknown): Promise<readonly (readonly [string, Field])[]> {
    const takers: (readonly [string, Field])[] = [];
    for (const contract of contracts) {
      for (const [name, field] of fieldsOf(contract)) {
        const whole = `${contract.name}.${name}`;
        const read = whole === flag ? undefined : await taken(contract, name, value);
        if (read === undefined) continue;
        takers.push([whole, field]);
        // Accepted values are passed on unchanged, never converted to a number or boolean.
        if ((typeof value !== 'object' || value === null) && !isIdAsText(whole) && !isZone(whole))
          expect([whole, read]).toEqual([whole, value]);
      }
    }
    return takers;
  }

  const without = (takers: readonly (readonly [string, Field])[], may: (field: Field) => boolean) =>
    takers.flatMap(([name, field]) => (may(field) ? [] : [name])).sort();

  it('is found for every contract', () => {
    expect(contracts.length).toBeGreaterThan(80);
  });

  it('accepts null only where null is a value', async () => {
    const others = without(await takersOf(null), isNullable);
    // The image is null if the segment shows links.
    expect(others).toEqual(['MenuSegmentForm.image']);
  });

  it('accepts a list only for a list', async () => {
    expect(without(await takersOf([]), isList)).toEqual([]);
    expect(without(await takersOf([[7]]), () => false)).toEqual([]);
  });

  it('accepts an object only for an object', async () => {
    expect(without(await takersOf({}), () => false)).toEqual(openObjects);
    expect(without(await takersOf({ a: 1 }), () => false)).toEqual(lenientObjects);
  });

  it('accepts the empty text only for a text', async () => {
    const numbers = new Set((await takersOf(1)).map(([name]) => name));
    const texts = (await takersOf('')).map(([name]) => name);
    expect(texts.filter((name) => numbers.has(name) && !isIdAsText(name))).toEqual([]);
  });

  it.each([
    ['an owner', (shop: Store) => app.signInOwner(shop)],
    ['staff', () => app.signInStaff(ATLAS_PERMISSIONS, 'atlas')],
  ])(
    'causes no server error in any call of %s, whatever it contains',
    async (_who, signIn) => {
      const shop = await app.openStore();
      const caller = await signIn(shop);
      await caller.get('/omnis/v3/dashboard/secure/get');
      const errors: string[] = [];
      for (const { method, address, fields } of callsOf(shop)) {
        const requests = [null, [], {}, '', ...unfriendly].map(async (value) => {
          const body = Object.fromEntries(fields.map((field) => [field, value]));
          const { status } = await caller.send(method, address, { body });
          if (status >= 500)
            errors.push(`${method} ${address} ${JSON.stringify(value)}: ${status}`);
        });
        await Promise.all(requests);
      }
      expect(errors).toEqual([]);
    },
    longMs,
  );

  it('is refused for null in requests for a record', async () => {
    const staff = await app.signInStaff(ATLAS_PERMISSIONS);
    const shop = await app.openStore();
    const answers = [
      await staff.post('/omnis/v3/atlas/customers/erase/', { customerId: null }),
      await staff.post('/omnis/v3/atlas/customers/erase/', { customerId: null, orderId: 1 }),
      await app
        .visitor(shop.code)
        .post('/omnis/v3/models/fetch/', { ids: [1], type: 'product', relations: null }),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
      [422, ['customerId']],
      [422, ['customerId']],
      [422, ['relations']],
    ]);
  });

  /** All calls about a store that have a body, with the fields of their contracts. */
  function callsOf({ division }: Store) {
    return apiRoutes(app.get(ModulesContainer)).flatMap(({ method, path, name, controller }) => {
      if (!['POST', 'PUT', 'PATCH'].includes(method) || path.includes('/logout')) return [];
      const types: readonly unknown[] =
        Reflect.getMetadata('design:paramtypes', controller.prototype, name.split('.')[1] ?? '') ??
        [];
      const read = contracts.filter((contract) => types.includes(contract));
      const fields = read.flatMap((contract) => [...fieldsOf(contract).keys()]);
      const address = path
        .replaceAll(':division', String(division))
        .replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      // The methods are limited to three above.
      return [{ method: method.toLowerCase() as 'post', address, fields }];
    });
  }
});
