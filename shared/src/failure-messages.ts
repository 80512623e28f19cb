/* A separate module, because every shop page loads these messages and no others. */

/** Wording of ERR-010. */
export const somethingWrong = 'Oops.. looks like something went wrong';
/** Wording of ERR-013. */
export const somethingWrongTryAgain = 'Oops... looks like something went wrong. Please try again.';
