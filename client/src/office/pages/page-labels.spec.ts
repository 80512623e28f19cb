import { editorPath, nameOf, stateOf } from './page-labels.js';

it.each([
  [false, false, 'draft'],
  [true, false, 'published'],
  [true, true, 'changed'],
])('published: %s, with unpublished changes: %s → state %s', (published, waits, state) => {
  expect(stateOf({ published, hasUnpublishedChanges: waits })).toBe(state);
});

it('a page without a title is called home page, or by its address', () => {
  const named = (value: string | null, isHomepage: boolean) =>
    nameOf({ properties: { title: { value } }, url: '/x/', isHomepage });
  expect(named(' About ', true)).toBe('About');
  expect(named('', true)).toBe('Home page');
  expect(named(null, false)).toBe('/x/');
});

it('pages are edited under /dashboard/pages/', () => {
  expect(editorPath(12)).toBe('/dashboard/pages/12/edit');
});
