import { renderToStaticMarkup } from 'react-dom/server';

import { ColourField } from './ColourField.js';

const shown = (value: string) =>
  renderToStaticMarkup(<ColourField label="Ground" value={value} onChange={() => undefined} />);

describe('colour field', () => {
  it.each(['#0000', '#12345600', ''])('UTL-007 marks %j as transparent or empty', (value) => {
    expect(shown(value)).toContain('data-none="true"');
  });

  it.each(['#000', '#123456', '#12345601'])('UTL-007 shows %s', (value) => {
    expect(shown(value)).toContain('data-none="false"');
  });
});
