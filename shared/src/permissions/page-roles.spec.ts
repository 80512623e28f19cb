import { PAGE_ROLES, pageRoleOf, withPageRole } from './page-roles.js';

describe('a page role', () => {
  it('is the highest that the held permissions give', () => {
    expect(pageRoleOf([])).toBe('view');
    expect(pageRoleOf(['orders'])).toBe('view');
    expect(pageRoleOf(['pages-comment', 'pages-edit'])).toBe('edit');
    expect(pageRoleOf(['pages', 'pages-comment'])).toBe('publish');
  });

  it('replaces only the page permissions', () => {
    for (const { name } of PAGE_ROLES) {
      const held = withPageRole(['orders', 'pages', 'pages-comment'], name);
      expect(pageRoleOf(held)).toBe(name);
      expect(held.filter((one) => !one.startsWith('pages'))).toStrictEqual(['orders']);
    }
  });
});
