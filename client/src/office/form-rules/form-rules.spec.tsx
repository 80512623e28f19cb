import { ruleExamples } from '@selvedge/shared/forms/examples';
import { ruleOf } from '@selvedge/shared/forms/field-rules';
import { renderToStaticMarkup } from 'react-dom/server';

import { FormRulesPage } from './FormRulesPage.js';

it('the form rules page shows each rule with its message and an accepted and a rejected example', () => {
  const page = renderToStaticMarkup(<FormRulesPage />);
  const plain = page.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  const text = plain.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  for (const [name, { rule, takes, refuses }] of Object.entries(ruleExamples)) {
    expect(text).toContain(`>${name}</h2>`);
    expect(text).toContain(`Message: “${ruleOf(rule).message}”`);
    expect(text).toContain(takes[0]);
    expect(text).toContain(refuses[0]);
  }
});
