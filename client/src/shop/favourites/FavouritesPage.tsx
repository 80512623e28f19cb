import type { FavouritesDone } from '@selvedge/shared/favourites/favourites.screen';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';

import { FavouriteLines } from './FavouriteLines.js';
import styles from './FavouritesPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useReloadOnReturn } from '../../lib/useReloadOnReturn.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { TextField } from '../../ui/shop/Field.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Notice } from '../../ui/shop/Notice.js';
import { ProductGrid } from '../../ui/shop/common/ProductCard.js';

const css = classesOf(styles);

type Screen = ScreenOf<'favourites'>;

const DONE: Readonly<Record<FavouritesDone, string>> = {
  moved: 'Moved to your basket.',
  sent: 'We have e-mailed you your favourites.',
  recovered: 'Added to your favourites.',
};

/**
 * Favourites from a link in an e-mail are taken over by a button, not by opening the link
 * (BSK-010).
 */
function Saved({ saved }: { readonly saved: NonNullable<Screen['saved']> }) {
  const count = saved.lines.length;
  return (
    <section className={css('saved')} aria-labelledby="saved">
      <h2 id="saved">{`${count} saved ${count === 1 ? 'favourite' : 'favourites'}`}</h2>
      <p>{saved.lines.map(({ name }) => name).join(', ')}</p>
      <form method="post" action="/favourites/recover/">
        <input type="hidden" name="br" value={saved.br} />
        <button className={buttonClass('primary')}>Add to my favourites</button>
      </form>
    </section>
  );
}

/** Saves the favourites for later by e-mail (BSK-011). */
function Later({ form }: Pick<Screen, 'form'>) {
  return (
    <section className={css('later')} aria-labelledby="later">
      <h2 id="later">Save them for later</h2>
      <p>We will send you a link to this list.</p>
      <form method="post" action="/favourites/email/" onInvalidCapture={setOwnMessage}>
        <TextField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <button className={buttonClass('secondary')}>E-mail my favourites</button>
      </form>
    </section>
  );
}

function Empty({ suggestions }: Pick<Screen, 'suggestions'>) {
  return (
    <>
      <div className={css('empty')}>
        <p>No favourites yet. Select the heart on a product to save it here.</p>
        <a className={buttonClass('primary')} href="/">
          Browse products
        </a>
      </div>
      {suggestions.length > 0 && (
        <section className={css('suggestions')} aria-labelledby="suggestions">
          <h2 id="suggestions">Popular right now</h2>
          <ProductGrid products={suggestions} />
        </section>
      )}
    </>
  );
}

/** Favourites page (RTE-016). */
export function FavouritesPage({ screen }: ScreenProps<'favourites'>) {
  useReloadOnReturn();
  const { lines, saved, done, form, suggestions } = screen;
  const isOfMail = form?.errors['email'] !== undefined;
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <h1>Your favourites</h1>
      {done !== null && (
        <Notice kind="good">
          {DONE[done]} {done === 'moved' && <a href="/basket/">View basket</a>}
        </Notice>
      )}
      {form?.message && !isOfMail && <Notice kind="bad">{form.message}</Notice>}
      {saved !== null && <Saved saved={saved} />}
      {lines.length === 0 ? (
        <Empty suggestions={suggestions} />
      ) : (
        <>
          <FavouriteLines lines={lines} />
          <Later form={form} />
        </>
      )}
    </div>
  );
}
