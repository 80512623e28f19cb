import type { ShopFrame } from '@selvedge/shared/storefront/contract';

import styles from './Footer.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/layout.js';

const css = classesOf(styles);
const promise = 'Printed one at a time, when you order it. Nothing is made to be thrown away.';

export function Footer({ frame }: { readonly frame: ShopFrame }) {
  return (
    <footer className={css('footer')}>
      <div className={layout('container')}>
        <div className={css('columns')}>
          <div>
            <p className={css('name')}>{frame.name}</p>
            <p className={css('promise')}>{promise}</p>
          </div>
          <nav className={css('links')} aria-label="Shop">
            <h2 className={css('title')}>Shop</h2>
            <ul>
              {frame.mainMenu.map(({ text, href }) => (
                <li key={`${text} ${href}`}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={css('links')} aria-label="Your order">
            <h2 className={css('title')}>Your order</h2>
            <ul>
              <li>
                <a href="/basket/">Basket</a>
              </li>
              <li>
                <a href="/login/?redirect_uri=%2F">Sign in</a>
              </li>
            </ul>
          </nav>
        </div>
        <p className={css('small')}>{`© ${frame.name}`}</p>
      </div>
    </footer>
  );
}

/** LAY-004: what is left of the footer while paying. */
export function SubFooter({ frame }: { readonly frame: ShopFrame }) {
  return (
    <footer className={css('subfooter')}>
      <div className={layout('container')}>{`© ${frame.name}. Prices include tax.`}</div>
    </footer>
  );
}
