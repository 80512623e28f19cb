/** ATL-004: how somebody is sent the statement of their pay; empty where they have not said. */
export const STATEMENT_OPTIONS = ['', 'email', 'post'] as const;
