import { randomUUID } from 'node:crypto';

import type { PageComments } from '@selvedge/shared/pages/comments/contract';
import type { WirePage } from '@selvedge/shared/pages/page';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import type { SignedIn, TestApp } from '../../platform/testing/start-app.js';
import { foreignPage } from '../pages/pages.testing.js';

export const aBlock = '0b6fd1f1-0000-4000-8000-0000000000b1';

/** A page of a shop of its own, and people who talk about it. */
export class Talk {
  private constructor(
    readonly shop: Store,
    readonly page: WirePage,
    readonly owner: SignedIn,
    /** Belongs to the store, and may do nothing in particular. */
    readonly member: SignedIn,
  ) {}

  static async begin(app: TestApp, changes: Partial<Store> = {}): Promise<Talk> {
    const shop = await app.openStore(changes);
    const { division, code } = shop;
    const owner = await app.signInOwner(shop);
    const member = await app.signInCustomer(code, [{ division, role: 'member', permissions: [] }]);
    const { body } = await owner.post(`/omnis/v3/divisions/${division}/pages/`, foreignPage);
    return new Talk(shop, body, owner, member);
  }

  path(rest = ''): string {
    return `/omnis/v3/divisions/${this.shop.division}/pages/${this.page.id}/comments/${rest}`;
  }

  async list(by: Browser = this.owner): Promise<PageComments> {
    return (await by.get(this.path())).body;
  }

  /** Answers the id of the thread. */
  async start(text: string, by: Browser = this.owner): Promise<string> {
    const id = randomUUID();
    const { status } = await by.post(this.path(), { id, blockId: aBlock, text });
    if (status !== 201) throw new Error(`No thread: ${status}`);
    return id;
  }

  reply(thread: string, text: string, by: Browser = this.owner): Promise<Answer> {
    return by.post(this.path(`${thread}/replies/`), { id: randomUUID(), text });
  }

  /** To a comment, as a script that has its token. */
  async change(
    method: 'patch' | 'delete',
    at: { readonly thread: string; readonly comment: string },
    { by = this.owner, text }: { readonly by?: Browser; readonly text?: unknown } = {},
  ): Promise<Answer> {
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send(method, this.path(`${at.thread}/replies/${at.comment}/`), { body: { text } });
  }
}

export const personOf = ({ subject: { kind, id } }: SignedIn): string => `${kind}:${id}`;
