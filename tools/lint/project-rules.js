import { reasonedAssertions } from './reasoned-assertions.js';

// oxlint-disable-next-line no-restricted-exports -- it is how plugins are loaded
export default {
  meta: { name: 'project' },
  rules: { 'reasoned-assertions': reasonedAssertions },
};
