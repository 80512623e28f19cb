/** Delivery of pay statements; empty if not chosen. */
export const STATEMENT_OPTIONS = ['', 'email', 'post'] as const;
