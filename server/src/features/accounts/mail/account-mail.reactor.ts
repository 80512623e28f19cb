import { Injectable } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import type { ComposedMail } from '../../../platform/mail/mail-layout.js';
import type { NewMail } from '../../../platform/mail/mail.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../../stores/index.js';
import type { AccountEvent } from '../account.events.js';
import { AccountsQueries } from '../accounts.queries.js';
import { RequestCodes } from '../sign-up/request-codes.service.js';
import {
  arrivingMail,
  leavingMail,
  passwordChangedMail,
  repeatedMail,
  resetMail,
  verificationMail,
} from './account-mails.js';
import {
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryCodeUsedMail,
  secondFactorAddedMail,
  secondFactorPage,
  secondFactorRemovedMail,
} from './second-factor-mails.js';

interface Sender {
  readonly shop: string;
  readonly origin: string;
}

/** Mails that anyone who knows the address can trigger. */
const strangers = { byAnybody: true };

/** Sends account mails in the name of the shop where they were requested. */
@Injectable()
export class AccountMailer implements Reactor<AccountEvent> {
  readonly name = 'account-mail';
  readonly on: Reactor<AccountEvent>['on'] = {
    VerificationAsked: (recorded) =>
      this.send(
        recorded,
        recorded.event.shop,
        ({ shop, origin }) => {
          const code = this.codes.codeOf(recorded.event.request);
          return verificationMail({ shop, code, link: `${origin}/sign-up/verify/?code=${code}` });
        },
        strangers,
      ),
    SignUpRepeated: (recorded) =>
      this.send(
        recorded,
        recorded.event.shop,
        ({ shop, origin }) => {
          const reset = `${origin}/forgot-password/`;
          return repeatedMail({ shop, reset, link: `${origin}/login/?redirect_uri=%2F` });
        },
        strangers,
      ),
    PasswordResetAsked: (recorded) =>
      this.send(
        recorded,
        recorded.event.shop,
        ({ shop, origin }) => {
          const token = this.codes.tokenOf(recorded.event);
          return resetMail({ shop, link: `${origin}/reset-password/?token=${token}` });
        },
        strangers,
      ),
    PasswordChanged: (recorded) =>
      this.send(recorded, recorded.event.shop, ({ shop, origin }) =>
        passwordChangedMail({ shop, link: `${origin}/forgot-password/` }),
      ),
    SecondFactorAdded: (recorded) =>
      this.send(recorded, recorded.event.shop, ({ shop, origin }) =>
        secondFactorAddedMail({ shop, link: secondFactorPage(recorded.event, origin) }),
      ),
    SecondFactorRemoved: (recorded) =>
      this.send(recorded, recorded.event.shop, ({ shop, origin }) =>
        secondFactorRemovedMail({ shop, link: secondFactorPage(recorded.event, origin) }),
      ),
    PasskeyAdded: (recorded) =>
      this.send(recorded, recorded.event.shop, ({ shop, origin }) =>
        passkeyAddedMail({ shop, link: secondFactorPage(recorded.event, origin) }),
      ),
    PasskeyRemoved: (recorded) =>
      this.send(recorded, recorded.event.shop, ({ shop, origin }) =>
        passkeyRemovedMail({ shop, link: secondFactorPage(recorded.event, origin) }),
      ),
    RecoveryCodeUsed: (recorded) =>
      this.send(recorded, recorded.event.shop, ({ shop, origin }) => {
        const { left } = recorded.event;
        return recoveryCodeUsedMail({ shop, left, link: secondFactorPage(recorded.event, origin) });
      }),
    EmailChangeAsked: async (recorded) => {
      const { kind, id, shop: division, fromOld, fromNew, email } = recorded.event;
      if (email === null) return;
      const linkOf = (request: string) => this.codes.tokenOf({ kind, id, request });
      await this.send(recorded, division, ({ shop, origin }) =>
        leavingMail({ shop, email, link: `${origin}/account/email/?token=${linkOf(fromOld)}` }),
      );
      const there = { reactor: `${this.name}-there`, to: email, ...strangers };
      await this.send(
        recorded,
        division,
        ({ shop, origin }) =>
          arrivingMail({ shop, link: `${origin}/account/email/?token=${linkOf(fromNew)}` }),
        there,
      );
    },
  };

  constructor(
    private readonly stores: StoreDirectory,
    private readonly accounts: AccountsQueries,
    private readonly codes: RequestCodes,
    private readonly outbox: MailOutbox,
  ) {}

  /** Skips accounts that were erased in the meantime. */
  private async send(
    { division, position, event }: Recorded<AccountEvent>,
    shop: number,
    compose: (sender: Sender) => ComposedMail,
    overrides?: Partial<Pick<NewMail, 'reactor' | 'to' | 'byAnybody'>>,
  ): Promise<void> {
    const { kind, id } = event;
    const account = await this.accounts.account({ kind, id });
    const store = this.stores.store(shop) ?? this.stores.store(MAIN_DIVISION);
    if (account === undefined || store === undefined) return;
    await this.outbox.enqueue({
      division,
      reactor: this.name,
      position,
      subject: `${kind}:${id}`,
      to: account.email,
      sender: store.name,
      ...overrides,
      ...compose(this.senderOf(store)),
    });
  }

  private senderOf(store: Store): Sender {
    return { shop: store.name, origin: this.stores.originOf(store) };
  }
}
