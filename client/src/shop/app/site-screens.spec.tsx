import { breadcrumbsOf } from '@selvedge/shared/screens/define-screen';
import type { PolicySeller } from '@selvedge/shared/site/policy.screen';
import { POLICY_NAMES } from '@selvedge/shared/site/policy-names';
import { definitionOf, type ShopScreen } from '@selvedge/shared/storefront/screens';

import { collectionScreen, creatorScreen, productScreen } from './screens.testing.js';
import { markup } from './markup.testing.js';
import { fixture as sitemap } from '../site/sitemap.screen.testing.js';

describe('pages about the shop', () => {
  it.each(POLICY_NAMES)('%s names the shop and has sections', (policy) => {
    const html = markup({ name: 'policy', policy, seller: null });
    expect(html.match(/<h2/g)?.length).toBeGreaterThan(3);
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).toContain('Tropic');
  });

  it('the terms of sale name the legal entity, if it is known', () => {
    const termsOf = (seller: PolicySeller | null): string =>
      markup({ name: 'policy', policy: 'terms-of-sale', seller });
    const company = { legalName: 'Palm & Co Ltd', companyNumber: '01234567' };
    expect(termsOf(company)).toContain(
      'Tropic is a trading name of Palm &amp; Co Ltd, company number 01234567.',
    );
    const trader = { legalName: 'Ada Loom', companyNumber: '' };
    expect(termsOf(trader)).toContain('Tropic is a trading name of Ada Loom.');
    expect(termsOf(null)).not.toContain('trading name');
  });

  it('the error page explains the error and offers to reload', () => {
    const html = markup({ name: 'failed', message: null });
    expect(html).toContain('Oops... Looks like something went wrong');
    expect(html).toMatch(/<a[^>]*href="">Reload<\/a>/);
  });

  it('RTE-008 the not-found page names what is missing and offers a search', () => {
    const title = 'We were unable to find this order';
    const html = markup({ name: 'not-found', title, suggestions: [] });
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(/<form[^>]*action="\/search\/"/);
  });

  it.each<ShopScreen>([
    productScreen,
    collectionScreen,
    creatorScreen,
    { name: 'policy', policy: 'terms-of-use', seller: null },
    sitemap.screen,
  ])('SEO-006 $name shows the same breadcrumbs as its structured data', (screen) => {
    const [shown = ''] = /aria-label="Breadcrumbs">(.*?)<\/nav>/s.exec(markup(screen)) ?? [];
    const steps = [...shown.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, step]) => step);
    const { trail = [], here } = breadcrumbsOf(definitionOf(screen.name), screen) ?? {};
    expect(steps).toStrictEqual([
      ...trail.map(({ text, href }) => `<a href="${href}" dir="auto">${text}</a>`),
      here,
    ]);
  });
});
