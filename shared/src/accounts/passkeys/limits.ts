/** Maximum per account. */
export const passkeyCount = 10;
export const passkeyNameLength = 60;
