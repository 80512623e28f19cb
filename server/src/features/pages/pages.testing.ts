import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import type { SignedIn, TestApp } from '../../platform/testing/start-app.js';

/** A page as editors of other systems send it: values loosely typed, orders with gaps, things nobody knows. */
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

/** A page of a store, and how it is called. */
export interface PostedPage {
  readonly division: number;
  readonly id: number;
  readonly uuid: string;
}

/** The foreign page, as an owner brings it in. */
export async function postForeignPage(
  owner: SignedIn,
  { division }: Pick<Store, 'division'>,
): Promise<PostedPage> {
  const { body } = await owner.post(`/omnis/v3/divisions/${division}/pages/`, foreignPage);
  return { division, id: body.id, uuid: body.uuid };
}

const asObject = '?imageType=object';

/** A store of its own, and the calls about its pages that its owner makes. */
export class StorePages {
  private constructor(
    readonly shop: Store,
    readonly owner: SignedIn,
  ) {}

  static async open(app: TestApp): Promise<StorePages> {
    const shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    // With what proves that a call is from a page of ours.
    await owner.get('/omnis/v3/dashboard/secure/get/');
    return new StorePages(shop, owner);
  }

  /** The address of all of them, or of what is below it. */
  call(rest = '', division = this.shop.division): string {
    return `/omnis/v3/divisions/${division}/pages/${rest}`;
  }

  /** The address of one of them. */
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
