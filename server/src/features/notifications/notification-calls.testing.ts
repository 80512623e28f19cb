import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import type { SignedIn, TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';

/** Path of the caller's notifications. */
export const own = '/omnis/v3/notifications/dashboard/';
/** Path of the call that sends a notification (API-056). */
export const send = '/omnis/v3/notifications/';

export const subjectOf = ({ subject }: SignedIn): string => `customer:${String(subject.id)}`;

/** A store whose owner sends notifications to a member through the builder. */
export class NotifyingStore {
  private constructor(
    readonly owner: SignedIn,
    readonly member: SignedIn,
  ) {}

  static async open(app: TestApp, changes: Partial<Store> = {}): Promise<NotifyingStore> {
    const store = await app.openStore(changes);
    const { code, division } = store;
    const owner = await app.signInOwner(store);
    const member = await app.signInCustomer(code, [{ division, role: 'member', permissions: [] }]);
    return new NotifyingStore(owner, member);
  }

  /** Request body of the builder, addressed to the member, with changes. */
  filled(changes: object = {}): object {
    return {
      ...{ title: 'Parcels', body: 'They come at ten', image: null, href: null, related: '' },
      ...{ position: 'header', template: 'Simple', dismissAction: 'remove', tag: '' },
      ...{ scheduledAt: null, recipients: [subjectOf(this.member)] },
      ...changes,
    };
  }

  async notify(changes: object = {}): Promise<Answer> {
    await this.owner.get(own);
    return this.owner.post(send, this.filled(changes));
  }

  async list(by: Browser = this.member): Promise<Answer['body']> {
    return (await by.get(own)).body.notifications;
  }

  /** Waits until `count` notifications have arrived. */
  there(count = 1, by: Browser = this.member): Promise<Answer['body']> {
    return until(
      () => this.list(by),
      ({ length }) => length === count,
    );
  }
}
