import type { AccountProfile } from '@selvedge/shared/customers/details';

import { AddressUnchanged, ResetLinkRefused } from '../account.errors.js';
import {
  counts,
  isJustRequested,
  later,
  resetLivesMs,
  verificationLivesMs,
  type AccountRequest,
} from '../account.rules.js';
import type { DetailsCommand } from './details.commands.js';
import { detailsEventTypes, type DetailsEvent } from './details.events.js';

/** Pending change of the e-mail address, with the mails confirmed so far. */
export interface EmailChange {
  readonly fromOld: AccountRequest;
  readonly fromNew: AccountRequest;
  readonly confirmed: readonly string[];
  readonly address: string;
  readonly email: string | null;
}

/** The part of an open account's state that this decider needs. */
export interface DetailsState {
  /** Keyed hash of the e-mail address. */
  readonly address: string;
  readonly verified: boolean;
  readonly profile?: AccountProfile;
  readonly wantsStore?: boolean;
  readonly emailChange?: EmailChange | undefined;
}

const commands: Readonly<Record<DetailsCommand['type'], true>> = {
  SaveDetails: true,
  WantStore: true,
  AskEmailChange: true,
  ConfirmEmailChange: true,
  ChangeEmail: true,
};

export function isOfDetails(command: { readonly type: string }): command is DetailsCommand {
  return Object.hasOwn(commands, command.type);
}

export function isDetailsEvent(event: { readonly type: string }): event is DetailsEvent {
  return Object.hasOwn(detailsEventTypes, event.type);
}

export function decideDetails(
  command: DetailsCommand,
  account: DetailsState,
): readonly DetailsEvent[] {
  switch (command.type) {
    case 'SaveDetails': {
      const { kind, id, firstName, lastName, details } = command;
      if (isSame({ firstName, lastName, details }, account.profile)) return [];
      return [{ type: 'AccountDetailsSaved', kind, id, firstName, lastName, details }];
    }
    case 'WantStore': {
      const { kind, id } = command;
      return account.wantsStore ? [] : [{ type: 'StoreWanted', kind, id }];
    }
    case 'AskEmailChange':
      return askEmailChange(command, account);
    case 'ConfirmEmailChange':
      return confirmEmailChange(command, account);
    case 'ChangeEmail':
      return changeEmail(command, account);
  }
}

type Decided<Type extends DetailsCommand['type']> = (
  command: Extract<DetailsCommand, { readonly type: Type }>,
  account: DetailsState,
) => readonly DetailsEvent[];

const askEmailChange: Decided<'AskEmailChange'> = ({ at, ...change }, account) => {
  const { kind, id, fromOld, fromNew, shop, address, email } = change;
  if (address === account.address) throw new AddressUnchanged();
  if (isJustRequested(account.emailChange?.fromNew, at, verificationLivesMs)) return [];
  const until = { oldUntil: later(at, resetLivesMs), newUntil: later(at, verificationLivesMs) };
  const requested = { fromOld, fromNew, shop, address, email };
  return [{ type: 'EmailChangeAsked', kind, id, ...requested, ...until }];
};

const confirmEmailChange: Decided<'ConfirmEmailChange'> = ({ kind, id, ...link }, account) => {
  const change = account.emailChange;
  const isOpen = counts(change?.fromOld, link) || counts(change?.fromNew, link);
  if (change === undefined || !isOpen) throw new ResetLinkRefused();
  const { request } = link;
  if (change.confirmed.includes(request)) return [];
  return [{ type: 'EmailChangeConfirmed', kind, id, request }];
};

const changeEmail: Decided<'ChangeEmail'> = ({ kind, id }, { emailChange }) => {
  if (emailChange === undefined || !isConfirmed(emailChange)) return [];
  const { address, email } = emailChange;
  return [{ type: 'EmailChanged', kind, id, address, email }];
};

/** Returns whether both mails were confirmed. */
export function isConfirmed({ fromOld, fromNew, confirmed }: EmailChange): boolean {
  return [fromOld, fromNew].every(({ request }) => confirmed.includes(request));
}

function isSame(profile: AccountProfile, current: AccountProfile | undefined): boolean {
  if (current === undefined) return false;
  const { firstName, lastName, details } = profile;
  return (
    firstName === current.firstName &&
    lastName === current.lastName &&
    JSON.stringify(details) === JSON.stringify(current.details)
  );
}

export function detailsAfter(account: DetailsState, event: DetailsEvent): Partial<DetailsState> {
  switch (event.type) {
    case 'AccountDetailsSaved': {
      const { firstName, lastName, details } = event;
      if (firstName === null || lastName === null || details === null) return {};
      return { profile: { firstName, lastName, details } };
    }
    case 'StoreWanted':
      return { wantsStore: true };
    case 'EmailChangeAsked': {
      const { fromOld, fromNew, oldUntil, newUntil, address, email } = event;
      const requests = {
        fromOld: { request: fromOld, validUntil: oldUntil },
        fromNew: { request: fromNew, validUntil: newUntil },
      };
      return { emailChange: { ...requests, confirmed: [], address, email } };
    }
    case 'EmailChangeConfirmed': {
      const change = account.emailChange;
      if (change === undefined) return {};
      return { emailChange: { ...change, confirmed: [...change.confirmed, event.request] } };
    }
    case 'EmailChanged':
      return { address: event.address, verified: true, emailChange: undefined };
  }
}
