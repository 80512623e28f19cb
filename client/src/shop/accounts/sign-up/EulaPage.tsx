import { currentTerms } from '@selvedge/shared/accounts/terms';
import { longDate } from '@selvedge/shared/dates/english-dates';

import styles from '../access.module.css';
import { AccessCard } from '../AccessCard.js';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { useBusyForm } from '../../../lib/useBusyForm.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { Notice } from '../../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Terms with the form to accept them (IDN-009). */
export function EulaPage({ frame, screen }: ScreenProps<'eula'>) {
  const { mustSign, redirectUri, form } = screen;
  const { busy, onSubmit } = useBusyForm();
  return (
    <AccessCard
      frame={frame}
      title="Terms of your account"
      intro={mustSign && 'Last step: read and accept the terms.'}
    >
      {form?.message && <Notice kind="bad">{form.message}</Notice>}
      <div className={css('terms')}>
        {currentTerms.parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className={css('help')}>Version of {longDate(new Date(currentTerms.version))}</p>
      </div>
      {mustSign ? (
        <form className={css('form')} method="post" action="/sign-up/eula/" onSubmit={onSubmit}>
          <input type="hidden" name="redirect_uri" value={redirectUri} />
          <input type="hidden" name="version" value={currentTerms.version} />
          <button className={buttonClass('primary', true)} aria-busy={busy}>
            I agree
          </button>
        </form>
      ) : (
        <a className={css('elsewhere')} href="/">
          Back to the shop
        </a>
      )}
    </AccessCard>
  );
}
