/** Permissions of the user for an order. */
export interface OrderPermissions {
  readonly mayChange: boolean;
  readonly mayMarkPaid: boolean;
  readonly mayErase: boolean;
  readonly mayPrint: boolean;
  readonly mayRefund: boolean;
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
  maySort: false,
  mayQuote: false,
};
