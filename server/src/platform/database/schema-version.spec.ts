import { refuseOldPostgres } from './schema-version.js';

describe('the PostgreSQL server of an operator', () => {
  it.each([15, 17])('is refused by name if its version is %d', (version) => {
    expect(() => refuseOldPostgres(version)).toThrow(
      `DATABASE_URL points to PostgreSQL ${version}. Version 18 or newer is required`,
    );
  });

  it.each([18, 19])('is accepted if its version is %d', (version) => {
    expect(() => refuseOldPostgres(version)).not.toThrow();
  });
});
