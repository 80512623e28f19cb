import { refuseOldPostgres } from './schema-version.js';

describe('the PostgreSQL of an operator', () => {
  it.each([15, 17])('is refused where it is a %d, and named', (version) => {
    expect(() => refuseOldPostgres(version)).toThrow(
      `DATABASE_URL names a PostgreSQL ${version}; it has to be 18 or newer`,
    );
  });

  it.each([18, 19])('is taken where it is a %d', (version) => {
    expect(() => refuseOldPostgres(version)).not.toThrow();
  });
});
