import { linkLabel } from '../link-labels.js';
import { newEntry, newItem, newSegment } from './menu-form.js';
import { entrySummary, segmentSummary } from './menu-labels.js';

describe('what rows of the menu say of themselves', () => {
  it('is where they lead and what is below them', () => {
    expect(entrySummary({ ...newEntry(), href: '/' })).toBe('/');
    const submenu = [newSegment('links'), newSegment('image')];
    expect(entrySummary({ ...newEntry(), href: '/', submenu })).toBe('/ · 2 columns');
    expect(entrySummary({ ...newEntry(), submenu: [newSegment('links')] })).toBe('1 column');
  });

  it('is what a column shows', () => {
    expect(segmentSummary(newSegment('image'))).toBe('Image tile');
    expect(segmentSummary({ ...newSegment('links'), items: [newItem(), newItem()] })).toBe(
      '2 links',
    );
  });

  it.each([
    ['', 'Leads nowhere'],
    ['/collection/ocean/', 'A page of your shop'],
    ['https://tropic.example/a/', 'A page of your shop'],
    ['https://elsewhere.example/', 'Another site, in a new tab'],
    ['mailto:hello@tropic.example', 'Opens another program, like mail or telephone'],
    ['@bag', 'Starts an action of the page'],
    ['javascript:alert(1)', ''],
  ])('LAY-042 of the link %s is: %s', (text, label) => {
    expect(linkLabel(text, 'https://tropic.example')).toBe(label);
  });
});
