import { blockIn, pageOf } from './live-page.js';
import { emptyPage, liveDoc } from './live-page.testing.js';

describe('seedPage', () => {
  it('writes exactly the received fields and flags', () => {
    const page = pageOf(liveDoc({ ...emptyPage, theme: 4, flags: ['spring', 7] }));
    expect(page.toJSON()).toStrictEqual({
      ...{ url: '/', layout: 'standard', theme: 4 },
      'flag:spring': true,
    });
  });

  it.each([null, '', ' \n ', ['<p>a</p>']])('seeds an empty text for %j', (value) => {
    const properties = { html: { id: 2, value } };
    const doc = liveDoc({ ...emptyPage, blocks: [{ id: 1, type: 'text', properties }] });
    expect(blockIn(doc, 'b1')?.get('rich:html')).toHaveLength(0);
  });
});
