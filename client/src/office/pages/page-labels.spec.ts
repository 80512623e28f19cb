import { editorPath, nameOf, stateOf } from './page-labels.js';

it.each([
  [false, false, 'draft'],
  [true, false, 'published'],
  [true, true, 'changed'],
])('a page whose publication is %s and whose changes wait: %s is %s', (published, waits, state) => {
  expect(stateOf({ published, hasUnpublishedChanges: waits })).toBe(state);
});

it('a page without a title is called by what it is, or where', () => {
  const named = (value: string | null, isHomepage: boolean) =>
    nameOf({ properties: { title: { value } }, url: '/x/', isHomepage });
  expect(named(' About ', true)).toBe('About');
  expect(named('', true)).toBe('Home page');
  expect(named(null, false)).toBe('/x/');
});

it('a page is edited below the dashboard, at its own address', () => {
  expect(editorPath(12)).toBe('/dashboard/pages/12/edit');
});
