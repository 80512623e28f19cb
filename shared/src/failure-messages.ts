/* By themselves, since each page of a shop carries them and no others. */

/** ERR-010. */
export const somethingWrong = 'Oops.. looks like something went wrong';
/** ERR-013. */
export const somethingWrongTryAgain = 'Oops... looks like something went wrong. Please try again.';
