const business = '/omnis/v3/dashboard/business';

/** Which business a shop is, and where it is paid out to. */
export const businessRoutes: readonly string[] = [
  `GET ${business}`,
  `PUT ${business}/details`,
  `DELETE ${business}/payout`,
  `PUT ${business}/payout`,
];
