/** Permissions of the user for an order. */
export interface OrderPermissions {
  readonly mayChange: boolean;
  readonly mayMarkPaid: boolean;
  readonly mayErase: boolean;
  readonly mayPrint: boolean;
  /** Through the payment provider. */
  readonly mayRefund: boolean;
  readonly mayConfirmRefund: boolean;
  readonly maySort: boolean;
  readonly mayQuote: boolean;
}

/** For read-only users, earlier versions and deleted orders. */
export const noPermissions: OrderPermissions = {
  mayChange: false,
  mayMarkPaid: false,
  mayErase: false,
  mayPrint: false,
  mayRefund: false,
  mayConfirmRefund: false,
  maySort: false,
  mayQuote: false,
};
