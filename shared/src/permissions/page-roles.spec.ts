import { PAGE_ROLES, pageRoleOf, withPageRole } from './page-roles.js';

describe('what somebody is to the pages of a store', () => {
  it('is the furthest of what they hold', () => {
    expect(pageRoleOf([])).toBe('view');
    expect(pageRoleOf(['orders'])).toBe('view');
    expect(pageRoleOf(['pages-comment', 'pages-edit'])).toBe('edit');
    expect(pageRoleOf(['pages', 'pages-comment'])).toBe('publish');
  });

  it('changes nothing else that they hold', () => {
    for (const { name } of PAGE_ROLES) {
      const held = withPageRole(['orders', 'pages', 'pages-comment'], name);
      expect(pageRoleOf(held)).toBe(name);
      expect(held.filter((one) => !one.startsWith('pages'))).toStrictEqual(['orders']);
    }
  });
});
