import { LivePageError } from './live-errors.js';
import { liveDoc } from './live-page.testing.js';
import { setPageField, setPageFlag, setPageProperty } from './page-commands.js';
import { pageContentOf } from './page-content.js';

const me = { name: 'me' };

describe('page commands', () => {
  it('set fields, flags and properties', () => {
    const doc = liveDoc();
    setPageField(doc, me, { name: 'url', value: 'About Us' });
    setPageField(doc, me, { name: 'theme', value: 4 });
    setPageFlag(doc, me, { name: 'spring', isSet: true });
    setPageFlag(doc, me, { name: 'autumn', isSet: true });
    setPageFlag(doc, me, { name: 'spring', isSet: false });
    setPageProperty(doc, me, { name: 'title', value: 'About' });
    expect(pageContentOf(doc)).toStrictEqual({
      url: '/about-us/',
      layout: 'standard',
      theme: 4,
      flags: ['autumn'],
      properties: { title: { value: 'About' } },
      blocks: [],
    });
  });

  it('explain refusals in plain language', () => {
    expect(new LivePageError('badSize').message).toBe('A block must be 3 to 12 columns wide');
  });
});
