import fc from 'fast-check';

import { isLegacyPage } from '../blocks/model/template.js';
import { isEditorOrigin } from './editor-origin.js';
import { EDITOR_MODULES, moduleFor } from './modes.js';
import { commonScopes, isConnectScope, writableBlocks, type ConnectScope } from './scopes.js';

const one = '0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';
const other = '1c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';
const third = '2c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';

describe('the origin of an external editor', () => {
  it.each([
    'https://editor.example',
    'https://editor.example:8443',
    'http://localhost:3001',
    'http://127.0.0.1:3001',
    'http://localhost',
  ])('can be %s', (origin) => {
    expect(isEditorOrigin(origin)).toBe(true);
  });

  it.each([
    'http://editor.example',
    'https://editor.example/',
    'https://editor.example/path',
    'https://EDITOR.example',
    'https://editor.example:443',
    'http://localhost:80',
    'https://user@editor.example',
    'https://*.example',
    'https://editor.example:0',
    'http://localhost.editor.example',
    'null',
    '*',
    '',
  ])('cannot be %s', (origin) => {
    expect(isEditorOrigin(origin)).toBe(false);
  });

  it('has at most 300 characters', () => {
    const named = (length: number) => `https://${'a'.repeat(length - 8)}`;
    expect([300, 301].map((length) => isEditorOrigin(named(length)))).toStrictEqual([true, false]);
  });
});

describe('connect scopes', () => {
  it.each(['page:read', 'publish', `block:write:${one}`, `block:write:${one},${other}`])(
    'include %s',
    (scope) => {
      expect(isConnectScope(scope)).toBe(true);
    },
  );

  it.each(['page:delete', 'block:write:', 'block:write:first', `block:write:${one},`, ''])(
    'exclude %p',
    (scope) => {
      expect(isConnectScope(scope)).toBe(false);
    },
  );

  it('in common are those granted and requested, with the blocks that both name', () => {
    const granted: ConnectScope[] = ['page:read', 'publish', `block:write:${one},${other}`];
    expect(commonScopes(granted, ['page:read', 'page:write', 'comment'])).toStrictEqual([
      'page:read',
      `block:write:${one},${other}`,
    ]);
    expect(commonScopes(granted, ['publish', `block:write:${other},${third}`])).toStrictEqual([
      'publish',
      `block:write:${other}`,
    ]);
    expect(commonScopes(granted, [`block:write:${third}`])).toStrictEqual([]);
    expect(commonScopes(['page:write'], granted)).toStrictEqual([`block:write:${one},${other}`]);
    expect(commonScopes(['page:write', 'page:read'], ['page:read', 'page:write'])).toStrictEqual([
      'page:read',
      'page:write',
    ]);
  });

  it('list the writable blocks', () => {
    expect(writableBlocks(['page:read'])).toStrictEqual(new Set());
    expect(writableBlocks([`block:write:${one},${other}`, 'publish'])).toStrictEqual(
      new Set([one, other]),
    );
    expect(writableBlocks([`block:write:${one}`, 'page:write'])).toBe('all');
  });
});

describe('PAG-013 a legacy page', () => {
  const old = { type: 'textBlock', properties: {} };
  const named = { properties: { template: { value: 'text' } } };

  it.each([
    [[old], true],
    [[named, old], true],
    [[{ ...named, items: [old] }], true],
    [[named], false],
    [[named, { ...old, deleted: true }], false],
    [[{ ...named, deleted: true, items: [old] }], false],
    [[], false],
  ])('contains a block without a template that is not deleted: %#', (blocks, isOne) => {
    expect(isLegacyPage(blocks)).toBe(isOne);
  });
});

describe('PAG-019 the module for a page', () => {
  it('is the highest that both support, and v1 for a legacy page', () => {
    expect(moduleFor(false, 'v3Dev', 'v2')).toBe('v2');
    expect(moduleFor(true, 'v3Dev', 'v3Dev')).toBe('v1');
    expect(moduleFor(true, 'native', 'v2')).toBe('native');
  });

  it('is independent of the order', () => {
    const module = fc.constantFrom(...EDITOR_MODULES);
    fc.assert(
      fc.property(fc.boolean(), module, module, (isOfBlocks, a, b) => {
        expect(moduleFor(isOfBlocks, a, b)).toBe(moduleFor(isOfBlocks, b, a));
      }),
    );
  });
});
