import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import type { SignedIn, TestApp } from '../../platform/testing/start-app.js';

/** A page as other systems send it: loosely typed values, gaps in the order, unknown fields. */
export const foreignPage = {
  url: '/FAQs',
  layout: 'standard',
  flags: [],
  published: true,
  sitemap: true,
  edited: '2025-11-09T14:23:59.000000Z',
  keyPhraseCampaignId: 4,
  mode: 'native',
  theme: null,
  notes: { from: 'elsewhere', list: [1, null, '0'] },
  properties: {
    isStorePage: { id: 11, value: '1' },
    title: { id: 12, value: 'Questions' },
    description: { id: 13, value: 'What people ask us' },
    loginState: { id: 14, value: 'everyone' },
    unheardOf: { id: 15, value: { deep: [true, 'x'] } },
  },
  blocks: [
    {
      id: 502,
      uid: 'b-2',
      type: 'textBlock',
      published: 1,
      size: { x: 12, y: 0 },
      order: 7,
      items: [],
      properties: {
        template: { id: 21, value: 'text' },
        html: {
          id: 22,
          value:
            '<h2 style="color:#123456">How?</h2><p onclick="x()">So<script>alert(1)</script></p>',
        },
        backgroundColour: { id: 23, value: '#0000' },
        truncateHeight: { id: 24, value: '' },
        conditions: { id: 25, value: '[]' },
        published: { id: 26, value: '1' },
      },
    },
    {
      id: 501,
      uid: 'b-1',
      type: 'holoDeck',
      published: 1,
      size: { x: 6, y: 0 },
      order: 3,
      items: [],
      properties: { template: { id: 31, value: 'holoDeck' }, level: { id: 32, value: '9' } },
    },
    {
      id: 503,
      uid: 'b-3',
      type: 'newsletterSubscribe',
      published: 1,
      size: { x: 12, y: 0 },
      order: 9,
      items: [],
      properties: {
        template: { id: 41, value: 'newsletterSubscribe' },
        title: { id: 42, value: 'Hear from us' },
        mailingList: { id: 43, value: 7 },
        stacked: { id: 44, value: '0' },
        font: { id: 45, value: '#{newsletter.title.font}' },
        formBorderRadius: { id: 46, value: '#{form.border.radius}' },
        buttonBorderRadius: { id: 47, value: '#{no.such.key}' },
      },
    },
  ],
} as const;

/** Id and address of a created page. */
export interface PostedPage {
  readonly division: number;
  readonly id: number;
  readonly uuid: string;
}

/** Creates the foreign page as an owner. */
export async function postForeignPage(
  owner: SignedIn,
  { division }: Pick<Store, 'division'>,
): Promise<PostedPage> {
  const { body } = await owner.post(`/omnis/v3/divisions/${division}/pages/`, foreignPage);
  return { division, id: body.id, uuid: body.uuid };
}

const asObject = '?imageType=object';

/** A new store, with the page API calls of its owner. */
export class StorePages {
  private constructor(
    readonly shop: Store,
    readonly owner: SignedIn,
  ) {}

  static async open(app: TestApp): Promise<StorePages> {
    const shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    // The first request issues the CSRF token.
    await owner.get('/omnis/v3/dashboard/secure/get/');
    return new StorePages(shop, owner);
  }

  /** Address of the page list, or of a path below it. */
  call(rest = '', division = this.shop.division): string {
    return `/omnis/v3/divisions/${division}/pages/${rest}`;
  }

  /** Address of one page. */
  at(id: number, rest = ''): string {
    return this.call(`${id}/${rest}`);
  }

  post(body: object, rest = asObject): Promise<Answer> {
    return this.owner.send('post', this.call(rest), { body });
  }

  patch(id: number, body: object, query = asObject): Promise<Answer> {
    return this.owner.send('patch', this.at(id, query), { body });
  }

  async read(id: number): Promise<Answer['body']> {
    return (await this.owner.get(this.at(id, asObject))).body;
  }
}
