import { macroListForm, macrosOf, mediaFilters } from './media-rules.js';

describe('the macros of the library', () => {
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
  ])('API-036 %j names filters', (macros, filters) => {
    expect(macros).toMatch(macroListForm);
    expect(mediaFilters(macros)).toStrictEqual(filters);
    expect(mediaFilters(macrosOf(mediaFilters(macros)))).toStrictEqual(filters);
    expect(macrosOf(mediaFilters(macros))).toMatch(macroListForm);
  });

  it('are none where nothing is filtered', () => {
    expect(macrosOf({ type: null, tags: [], isUsed: null })).toBe('');
  });

  it.each(['newest', 'type:exe', 'type:', 'tag:', 'tag:a;drop', 'UNUSED', `tag:${'x'.repeat(41)}`])(
    'API-036 %j is judged',
    (macros) => {
      const isAllowed = macros === 'tag:a;drop';
      expect(macroListForm.test(macros)).toBe(isAllowed);
    },
  );
});
