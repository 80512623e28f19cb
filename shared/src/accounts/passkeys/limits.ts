/** How many passkeys somebody may have. */
export const passkeyCount = 10;
export const passkeyNameLength = 60;
