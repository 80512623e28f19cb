import { isMacroList, macrosOf, mediaFilters } from './media-rules.js';

describe('media macros', () => {
  it.each([
    ['', { type: null, tags: [], isUsed: null }],
    ['unused', { type: null, tags: [], isUsed: false }],
    ['used', { type: null, tags: [], isUsed: true }],
    ['type:image', { type: 'image', tags: [], isUsed: null }],
    [
      'tag:summer, tag:lookbook 26,type:svg,unused',
      { type: 'svg', tags: ['summer', 'lookbook 26'], isUsed: false },
    ],
    ['used,unused,type:png,type:mp4', { type: 'mp4', tags: [], isUsed: false }],
  ])('API-036 %j select filters', (macros, filters) => {
    expect(isMacroList(macros)).toBe(true);
    expect(mediaFilters(macros)).toStrictEqual(filters);
    expect(mediaFilters(macrosOf(mediaFilters(macros)))).toStrictEqual(filters);
    expect(isMacroList(macrosOf(mediaFilters(macros)))).toBe(true);
  });

  it('are empty without filters', () => {
    expect(macrosOf({ type: null, tags: [], isUsed: null })).toBe('');
  });

  it.each(['tag:a;drop', `tag:${'x'.repeat(40)}`, ' used , type:svg ', 'used,', ' '])(
    'API-036 accept %j',
    (list) => {
      expect(isMacroList(list)).toBe(true);
    },
  );

  it.each([
    'newest',
    'type:exe',
    'type:',
    'tag:',
    'tag: ',
    'UNUSED',
    'used,,unused',
    ',',
    `tag:${'x'.repeat(41)}`,
    `${'used,'.repeat(100)}x`,
    'used,'.repeat(101),
    `${`tag:a${' '.repeat(39)},`.repeat(10)}!`,
  ])('API-036 reject %j', (list) => {
    expect(isMacroList(list)).toBe(false);
  });
});
