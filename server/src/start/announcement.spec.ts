import { announcement } from './announcement.js';

describe('the announcement', () => {
  it('lists every address and account of the demo', () => {
    const text = announcement(
      {
        ...{ BASE_HOST: 'localhost:4000', PORT: 4000, NODE_ENV: 'development' },
        ...{ SEED_DEMO: true, API_DOCS: true },
      },
      'Ready.',
    );
    expect(text).toContain('http://tropic.localhost:4000/dashboard/');
    expect(text).toContain('http://localhost:4000/docs/');
    expect(text).toContain('http://tropic.localhost:4000');
    expect(text).toContain('http://atlas.localhost:4000');
    expect(text).toContain('http://127.0.0.1:4001');
    expect(text).toContain('staff@selvedge.test');
    expect(text).toContain('selvedge-demo-1');
  });

  it('omits the demo if it is disabled', () => {
    const text = announcement(
      {
        ...{ BASE_HOST: 'shops.example.com', PORT: 3000, NODE_ENV: 'production' },
        ...{ SEED_DEMO: false, API_DOCS: false },
      },
      'Ready.',
    );
    expect(text).not.toContain('/docs/');
    expect(text).not.toContain('/dashboard/');
    expect(text).toContain('https://shops.example.com');
    expect(text).not.toContain('selvedge-demo-1');
  });

  it('includes the invitation link if there is no staff account', () => {
    const config = {
      ...{ BASE_HOST: 'shops.example.com', PORT: 3000, SEED_DEMO: false, API_DOCS: false },
    } as const;
    const link = 'https://atlas.shops.example.com/join#token';
    expect(announcement({ ...config, NODE_ENV: 'production' }, 'Ready.', link)).toContain(link);
    expect(announcement({ ...config, NODE_ENV: 'production' }, 'Ready.')).not.toContain('/join');
  });
});
