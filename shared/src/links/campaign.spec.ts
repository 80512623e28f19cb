import { withCampaign } from './campaign.js';

describe('the campaign of a visit', () => {
  const query = { q: 'gift', utm_source: 'letter', utm_campaign: 'May & June' };

  it.each([
    ['/gifts/', '/gifts/?utm_source=letter&utm_campaign=May+%26+June'],
    ['/gifts/?a=1#top', '/gifts/?a=1&utm_source=letter&utm_campaign=May+%26+June#top'],
    [
      'https://blog.example/?utm_source=own',
      'https://blog.example/?utm_source=own&utm_campaign=May+%26+June',
    ],
  ])('is added to %s', (href, expected) => {
    expect(withCampaign(href, query)).toBe(expected);
  });

  it('leaves an address without a campaign as it is', () => {
    expect(withCampaign('/gifts/?b=%20', { q: 'gift' })).toBe('/gifts/?b=%20');
    expect(withCampaign('/gifts/', { utm_source: ['a', 'b'], utm_term: 'x'.repeat(201) })).toBe(
      '/gifts/',
    );
  });
});
