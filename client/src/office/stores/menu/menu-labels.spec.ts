import { linkLabel } from '../link-labels.js';
import { newEntry, newItem, newSegment } from './menu-form.js';
import { entrySummary, segmentSummary } from './menu-labels.js';

describe('menu row summaries', () => {
  it('show the link and the number of columns', () => {
    expect(entrySummary({ ...newEntry(), href: '/' })).toBe('/');
    const submenu = [newSegment('links'), newSegment('image')];
    expect(entrySummary({ ...newEntry(), href: '/', submenu })).toBe('/ · 2 columns');
    expect(entrySummary({ ...newEntry(), submenu: [newSegment('links')] })).toBe('1 column');
  });

  it('show whether a column has links or an image tile', () => {
    expect(segmentSummary(newSegment('image'))).toBe('Image tile');
    expect(segmentSummary({ ...newSegment('links'), items: [newItem(), newItem()] })).toBe(
      '2 links',
    );
  });

  it.each([
    ['', 'No link'],
    ['/collection/ocean/', 'Page in your shop'],
    ['https://tropic.example/a/', 'Page in your shop'],
    ['https://elsewhere.example/', 'External site, opens in a new tab'],
    ['mailto:hello@tropic.example', 'Opens another app, such as mail or phone'],
    ['@print-page', 'Starts an action on the page'],
    ['@bag', 'There is no action “bag”. Shoppers cannot use this link.'],
    ['javascript:alert(1)', ''],
  ])('LAY-042 describe the link %s as: %s', (text, label) => {
    expect(linkLabel(text, 'https://tropic.example')).toBe(label);
  });
});
