import { blockIn, pageOf } from './live-page.js';
import { emptyPage, liveDoc } from './live-page.testing.js';

describe('a page that is brought into its document', () => {
  it('has those fields and flags that came, and no others', () => {
    const page = pageOf(liveDoc({ ...emptyPage, theme: 4, flags: ['spring', 7] }));
    expect(page.toJSON()).toStrictEqual({
      ...{ url: '/', layout: 'standard', theme: 4 },
      'flag:spring': true,
    });
  });

  it.each([null, '', ' \n ', ['<p>a</p>']])('has no words where %j came as a text', (value) => {
    const properties = { html: { id: 2, value } };
    const doc = liveDoc({ ...emptyPage, blocks: [{ id: 1, type: 'text', properties }] });
    expect(blockIn(doc, 'b1')?.get('rich:html')).toHaveLength(0);
  });
});
