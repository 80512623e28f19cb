import type { Decider } from '../../platform/event-log/model/decider.js';
import type { AccountCommand, OpenAccount } from './account.commands.js';
import { CodeRefused, NoSuchAccount, NotVerified, ResetLinkRefused } from './account.errors.js';
import type { AccountEvent } from './account.events.js';
import type { DetailsCommand } from './details/details.commands.js';
import {
  decideDetails,
  detailsAfter,
  isOfDetails,
  isDetailsEvent,
  type DetailsState,
} from './details/details.decider.js';
import type { DetailsEvent } from './details/details.events.js';
import {
  askAgainAfterMs,
  counts,
  isJustRequested,
  later,
  resetLivesMs,
  verificationLivesMs,
  type AccountRequest,
} from './account.rules.js';
import {
  isForSecondFactor,
  type SecondFactorCommand,
} from './second-factor/second-factor.commands.js';
import { isOfSecondFactor, type SecondFactorEvent } from './second-factor/second-factor.events.js';
import {
  decideSecondFactor,
  evolveSecondFactor,
  type SecondFactor,
} from './second-factor/second-factor.rules.js';

/** `address`: keyed hash of the account's current e-mail address, or of its last one. */
export type Account =
  | { readonly stage: 'none' }
  | ({ readonly stage: 'open' } & OpenState)
  | { readonly stage: 'closed'; readonly address: string };

interface OpenState extends DetailsState {
  /** Latest version that was signed. */
  readonly terms?: string;
  readonly verification?: AccountRequest;
  readonly quietUntil?: string;
  readonly reset?: AccountRequest | undefined;
  readonly secondFactor?: SecondFactor | undefined;
  readonly isLeaving?: boolean;
}

type OpenAccountState = Extract<Account, { readonly stage: 'open' }>;

function decide(command: AccountCommand, account: Account): readonly AccountEvent[] {
  if (command.type === 'OpenAccount') return account.stage === 'none' ? [openedBy(command)] : [];
  if (command.type === 'CloseAccount') {
    const { kind, id } = command;
    return account.stage === 'open' ? [{ type: 'AccountClosed', kind, id }] : [];
  }
  if (account.stage !== 'open') throw new NoSuchAccount();
  if (isForSecondFactor(command)) return decideSecondFactor(command, account);
  return isOfDetails(command) ? decideDetails(command, account) : decideOpen(command, account);
}

function openedBy(command: OpenAccount): AccountEvent {
  const { kind, id, hash, address, email, firstName, lastName } = command;
  const { verified, signedEula, status, permissions } = command;
  const person = { hash, address, email, firstName, lastName };
  return { type: 'AccountOpened', kind, id, ...person, verified, signedEula, status, permissions };
}

type OpenCommand = Exclude<
  AccountCommand,
  SecondFactorCommand | DetailsCommand | { readonly type: 'OpenAccount' | 'CloseAccount' }
>;

function decideOpen(command: OpenCommand, account: OpenAccountState): readonly AccountEvent[] {
  switch (command.type) {
    case 'AskVerification':
      return askVerification(command, account);
    case 'VerifyEmail':
      return verifyEmail(command, account);
    case 'SignTerms':
      return signTerms(command, account);
    case 'RepeatSignUp':
      return repeatSignUp(command, account);
    case 'AskPasswordReset':
      return askPasswordReset(command, account);
    case 'ResetPassword':
      return resetPassword(command, account);
    case 'AskDeletion': {
      const { kind, id, shop } = command;
      return account.isLeaving ? [] : [{ type: 'AccountDeletionAsked', kind, id, shop }];
    }
    case 'ChangePassword': {
      const { kind, id, shop } = command;
      return [{ type: 'PasswordChanged', kind, id, request: null, shop }];
    }
  }
}

type Decided<Type extends OpenCommand['type']> = (
  command: Extract<OpenCommand, { readonly type: Type }>,
  account: OpenAccountState,
) => readonly AccountEvent[];

const askVerification: Decided<'AskVerification'> = ({ at, ...command }, account) => {
  if (account.verified || isJustRequested(account.verification, at, verificationLivesMs)) return [];
  const { kind, id, request, shop } = command;
  const validUntil = later(at, verificationLivesMs);
  return [{ type: 'VerificationAsked', kind, id, request, shop, validUntil }];
};

const verifyEmail: Decided<'VerifyEmail'> = ({ kind, id, ...code }, account) => {
  if (account.verified) return [];
  if (!counts(account.verification, code)) throw new CodeRefused();
  return [{ type: 'EmailVerified', kind, id }];
};

const signTerms: Decided<'SignTerms'> = ({ kind, id, version }, account) => {
  if (!account.verified) throw new NotVerified();
  return account.terms === version ? [] : [{ type: 'TermsSigned', kind, id, version }];
};

const repeatSignUp: Decided<'RepeatSignUp'> = ({ kind, id, shop, at }, { quietUntil }) => {
  if (quietUntil !== undefined && at < quietUntil) return [];
  const until = later(at, askAgainAfterMs);
  return [{ type: 'SignUpRepeated', kind, id, shop, quietUntil: until }];
};

const askPasswordReset: Decided<'AskPasswordReset'> = ({ at, ...command }, { reset }) => {
  if (isJustRequested(reset, at, resetLivesMs)) return [];
  const { kind, id, request, shop } = command;
  const validUntil = later(at, resetLivesMs);
  return [{ type: 'PasswordResetAsked', kind, id, request, shop, validUntil }];
};

/** Also verifies the address: the reset link arrived by mail. */
const resetPassword: Decided<'ResetPassword'> = ({ kind, id, shop, ...link }, account) => {
  if (!counts(account.reset, link)) throw new ResetLinkRefused();
  const { request } = link;
  const changed = { type: 'PasswordChanged', kind, id, request, shop } as const;
  return account.verified ? [changed] : [changed, { type: 'EmailVerified', kind, id }];
};

function evolve(account: Account, event: AccountEvent): Account {
  if (event.type === 'AccountOpened')
    return { stage: 'open', address: event.address, verified: event.verified };
  if (account.stage !== 'open') return account;
  if (isDetailsEvent(event)) return { ...account, ...detailsAfter(account, event) };
  if (!isOfSecondFactor(event)) return evolveOpen(account, event);
  return { ...account, secondFactor: evolveSecondFactor(account.secondFactor, event) };
}

function evolveOpen(
  account: OpenAccountState,
  event: Exclude<
    AccountEvent,
    SecondFactorEvent | DetailsEvent | { readonly type: 'AccountOpened' }
  >,
): Account {
  switch (event.type) {
    case 'VerificationAsked': {
      const { request, validUntil } = event;
      return { ...account, verification: { request, validUntil } };
    }
    case 'EmailVerified':
      return { ...account, verified: true };
    case 'TermsSigned':
      return { ...account, terms: event.version };
    case 'PasswordResetAsked': {
      const { request, validUntil } = event;
      return { ...account, reset: { request, validUntil } };
    }
    case 'PasswordChanged':
      return { ...account, reset: undefined };
    case 'SignUpRepeated':
      return { ...account, quietUntil: event.quietUntil };
    case 'AccountDeletionAsked':
      return { ...account, isLeaving: true };
    case 'AccountClosed':
      return { stage: 'closed', address: account.address };
  }
}

/** Decides commands of customer and staff accounts (decision 0028). */
export const accountDecider: Decider<Account, AccountCommand, AccountEvent> = {
  stream: ({ kind, id }) => accountStream({ kind, id }),
  initial: { stage: 'none' },
  decide,
  evolve,
};

export function accountStream({ kind, id }: Pick<AccountCommand, 'kind' | 'id'>): string {
  return `account-${kind}-${id}`;
}
