import { render } from '../../app/entry-server.js';
import { order } from '../../app/orders.testing.js';
import { payloadOf, productScreen } from '../../app/screens.testing.js';

const popup = { heading: 'Low "tide"', description: 'Two for one.' };

function markup(changes: Partial<ReturnType<typeof payloadOf>['frame']>, screen = productScreen) {
  const { frame } = payloadOf(screen);
  return render(payloadOf(screen, { frame: { ...frame, ...changes } }));
}

describe('MKT-008 welcome pop-up', () => {
  it("is in a shop page, closed, with the owner's text", () => {
    const html = markup({ popup });
    expect(html).toMatch(/<dialog(?![^>]* open)[^>]*id="welcome"/);
    expect(html).toMatch(
      /Low &quot;tide&quot;<\/h2><p[^>]*>Two for one\.<\/p><form method="dialog">/,
    );
    expect(markup({ popup: { ...popup, description: '' } })).toContain(
      '</h2><form method="dialog">',
    );
  });

  it('is missing if it is disabled, and during checkout', () => {
    expect(markup({})).not.toContain('id="welcome"');
    const paying = payloadOf({
      name: 'pay',
      order,
      form: null,
      payment: null,
      continueUrl: null,
      isTestMode: false,
    });
    expect(render({ ...paying, frame: { ...paying.frame, popup } })).not.toContain('id="welcome"');
  });
});
