/** What somebody may do to an order. */
export interface OrderPermissions {
  readonly mayChange: boolean;
  readonly mayMarkPaid: boolean;
  readonly mayErase: boolean;
  readonly mayPrint: boolean;
  readonly mayRefund: boolean;
  readonly maySort: boolean;
  readonly mayQuote: boolean;
}

/** Of who only looks, of what was, and of what was deleted. */
export const noPermissions: OrderPermissions = {
  mayChange: false,
  mayMarkPaid: false,
  mayErase: false,
  mayPrint: false,
  mayRefund: false,
  maySort: false,
  mayQuote: false,
};
