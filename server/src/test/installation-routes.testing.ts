/** Expected routes for setting up the installation, guarded by `@Can`. */
export const installationRoutes: readonly string[] = [
  'GET /omnis/v3/atlas/installation',
  'GET /omnis/v3/atlas/installation/failures',
  'POST /omnis/v3/atlas/installation/failures/events/retry',
  'POST /omnis/v3/atlas/installation/failures/jobs/retry',
  'POST /omnis/v3/atlas/installation/failures/stalls/retry',
  'POST /omnis/v3/atlas/installation/failures/stalls/skip',
  'PUT /omnis/v3/atlas/installation/main-brand',
  'POST /omnis/v3/atlas/installation/test-mail',
];
