import { maxUrlLength } from './page-address.js';
import { readPage, type PageDraft } from './page-reading.js';

interface Read {
  readonly draft: PageDraft;
  /** Complaints as `path: message`. */
  readonly complaints: readonly string[];
}

function read(body: unknown): Read {
  const complaints: string[] = [];
  const draft = readPage(body, (path, message) => {
    complaints.push(`${path}: ${message}`);
  });
  return { draft, complaints };
}

const uuid = '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';
const block = { id: 3, type: 'text' };
/** Nests blocks to the given depth. */
const nested = (levels: number): object =>
  levels === 1 ? block : { ...block, items: [nested(levels - 1)] };
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const properties = (count: number) =>
  Object.fromEntries(many(count, 0).map((_, index) => [`p${index}`, { id: index, value: 1 }]));

/** Request bodies and their complaints. */
const wrong: readonly (readonly [unknown, string])[] = [
  [undefined, 'page: must be an object'],
  [[], 'page: must be an object'],
  [{ url: 7 }, `url: must be a path of at most ${maxUrlLength} characters`],
  [
    { url: `/${'a'.repeat(maxUrlLength - 1)}/` },
    `url: must be a path of at most ${maxUrlLength} characters`,
  ],
  [{ layout: 'wide' }, 'layout: must be one of tool, blank, standard'],
  [{ flags: 7 }, 'flags: must be a list'],
  [{ uuid: 'x' }, 'uuid: must be a UUID'],
  [{ uuid: 7 }, 'uuid: must be a UUID'],
  [{ version: 'lately' }, 'version: must be a time in ISO 8601'],
  [{ version: 7 }, 'version: must be a time in ISO 8601'],
  [
    { properties: { title: { value: 'x'.repeat(256) } } },
    'properties.title: must be at most 255 characters',
  ],
  [
    { properties: { loginState: { value: 'nobody' } } },
    'properties.loginState: must be one of everyone, logged-in, logged-out, dashboard-access',
  ],
  [{ properties: [1] }, 'properties: must be a map of name to { id, value }'],
  [{ properties: 'none' }, 'properties: must be a map of name to { id, value }'],
  [{ properties: properties(501) }, 'properties: must be at most 500 properties'],
  [{ properties: { wide: true } }, 'properties.wide: must be { id, value }'],
  [{ properties: { wide: { id: 'x', value: 1 } } }, 'properties.wide.id: must be an integer'],
  [{ properties: { wide: { id: 1.5, value: 1 } } }, 'properties.wide.id: must be an integer'],
  [{ properties: { wide: { id: -1, value: 1 } } }, 'properties.wide.id: must be an integer'],
  [{ properties: { wide: { id: '1', value: 1 } } }, 'properties.wide.id: must be an integer'],
  [{ blocks: {} }, 'blocks: must be a list of blocks'],
  [{ blocks: [7] }, 'blocks.0: must be a block'],
  [{ blocks: [block, {}] }, 'blocks.1: Unable to make block, no type was defined'],
  [{ blocks: [{ type: [] }] }, 'blocks.0: Unable to make block, no type was defined'],
  [{ blocks: [{ ...block, id: 'x' }] }, 'blocks.0.id: must be an integer'],
  [
    { blocks: [{ ...block, properties: 7 }] },
    'blocks.0.properties: must be a map of name to { id, value }',
  ],
  [{ blocks: [{ ...block, items: 7 }] }, 'blocks.0.items: must be a list of blocks'],
  [{ blocks: [nested(9)] }, `blocks.0${'.items.0'.repeat(7)}.items: must not be more than 8`],
  [{ blocks: many(1_001, block) }, 'blocks: must be at most 1000 blocks'],
];

describe('a received page', () => {
  it('contains its id, uuid, version and publication', () => {
    const version = '2026-11-21T10:00:00.000001Z';
    expect(read({ id: 7, uuid: uuid.toUpperCase(), published: '1', version })).toStrictEqual({
      draft: { fields: { published: '1' }, id: 7, uuid, published: true, version },
      complaints: [],
    });
  });

  it('keeps unknown fields and drops server fields', () => {
    const given = { edited: 'x', mode: null, divisionId: 3, preloadables: [], conflicts: [] };
    expect(read(given).draft).toStrictEqual({ fields: { edited: 'x', mode: null } });
  });

  it.each<readonly [unknown]>([
    [{ url: null, layout: null, flags: null, properties: null, blocks: null }],
    [{ url: '', layout: '', flags: '', uuid: '', version: '', id: '' }],
    [{ uuid: null, version: null, id: null }],
    [{ id: 'seven' }],
    [{ id: 0 }],
    [{ id: '7' }],
  ])('is empty for %j', (body) => {
    expect(read(body)).toStrictEqual({ draft: { fields: {} }, complaints: [] });
  });

  it('is read field by field', () => {
    const given = { url: 'About us', layout: 'standard', flags: ['a', 'b', 'a'], properties: [] };
    expect(read({ ...given, blocks: [] })).toStrictEqual({
      draft: {
        fields: {
          url: '/about-us/',
          layout: 'standard',
          flags: ['a', 'b'],
          properties: {},
          blocks: [],
        },
      },
      complaints: [],
    });
  });

  it.each<readonly [string, unknown]>(wrong.map(([body, complaint]) => [complaint, body]))(
    'is refused where %s',
    (complaint, body) => {
      expect(read(body).complaints).toStrictEqual(
        expect.arrayContaining([expect.stringContaining(complaint)]),
      );
    },
  );

  it('can reach all limits at once', () => {
    expect(
      read({
        url: `/${'a'.repeat(maxUrlLength - 2)}/`,
        properties: { ...properties(499), title: { value: 'x'.repeat(255) } },
        blocks: [nested(8), ...many(992, block)],
      }).complaints,
    ).toStrictEqual([]);
    expect(read({ properties: { loginState: { value: '' } } }).complaints).toStrictEqual([]);
    expect(read({ properties: { loginState: { value: 'logged-in' } } }).complaints).toStrictEqual(
      [],
    );
  });

  it('is refused once for too many blocks, and truncated', () => {
    const { draft, complaints } = read({ blocks: many(1_010, block) });
    expect(complaints).toStrictEqual(['blocks: must be at most 1000 blocks']);
    expect(draft.fields.blocks).toHaveLength(1_000);
  });

  it('keeps blocks and properties without ids', () => {
    const given = { type: 'text', uid: 'u', properties: { html: { value: 'a' }, on: {} } };
    expect(read({ blocks: [{ ...given, items: [] }, block] }).draft.fields.blocks).toStrictEqual([
      {
        uid: 'u',
        type: 'text',
        properties: { html: { value: 'a' }, on: { value: null } },
        items: [],
      },
      block,
    ]);
    expect(read({ blocks: [{ ...block, items: null, properties: null }] })).toStrictEqual({
      draft: { fields: { blocks: [block] } },
      complaints: [],
    });
    expect(read({ blocks: [{ id: null, type: 'text' }] })).toStrictEqual({
      draft: { fields: { blocks: [{ type: 'text' }] } },
      complaints: [],
    });
  });

  it('can end its deepest level with empty lists', () => {
    const deepest = { ...block, items: [] };
    const tree = many(7, 0).reduce<object>((inner) => ({ ...block, items: [inner] }), deepest);
    expect(read({ blocks: [tree] }).complaints).toStrictEqual([]);
  });
});
