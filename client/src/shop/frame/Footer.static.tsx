import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import { contactLink, sizeGuideLink } from '@selvedge/shared/links/links';
import {
  POLICY_NAMES,
  POLICY_TITLES,
  policyLink,
  saleLinks,
} from '@selvedge/shared/site/policy-names';
import { quoteRequestLink } from '@selvedge/shared/orders/quotes/quote-request-link';

import { signInLink } from './AccountMenu.static.js';
import { BottomBar } from './BottomBar.static.js';
import { Consent } from './consent/Consent.static.js';
import styles from './Footer.module.css';
import { WelcomePopup } from './welcome/WelcomePopup.static.js';
import type { FooterProps } from './frame-fragments.js';
import { CardMarks } from '../../ui/shop/CardMarks.js';
import { GLYPHS } from '../../ui/shop/social-glyphs.js';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);
const promise = 'Printed to order, one at a time. Nothing is made to be thrown away.';

interface ColumnsProps {
  readonly frame: ShopFrame;
  readonly isSignedIn: boolean;
}

type HelpLink = readonly [text: string, href: string];

/** Links to help that the shop has. */
function helpOf({ frame: { hasPolicies }, isSignedIn }: ColumnsProps): readonly HelpLink[] {
  return [
    ['Contact', contactLink],
    ...(hasPolicies ? saleLinks : []),
    ['Size guide', sizeGuideLink],
    ['How it is made', '/about-printing/'],
    ['Get a quote', quoteRequestLink],
    isSignedIn ? ['Your account', '/account/'] : ['Sign in', signInLink],
    ['Sitemap', '/sitemap/'],
  ];
}

/** Columns with links and shop details (LAY-039). */
function Columns(props: ColumnsProps) {
  const { name, mainMenu, origin, cards, profiles = [] } = props.frame;
  return (
    <div className={css('footer')}>
      <div className={`${layout('container')} ${css('columns')}`}>
        <div>
          <p className={css('name')} dir="auto">
            {name}
          </p>
          <p className={css('promise')}>{promise}</p>
          <Profiles profiles={profiles} origin={origin} />
          <div className={css('cards')}>
            <CardMarks brands={cards} />
          </div>
        </div>
        {mainMenu.length > 0 && <MenuLinks menu={mainMenu} origin={origin} />}
        <nav className={css('links')} aria-label="Help">
          <h2 className={css('title')}>Help</h2>
          <ul>
            {helpOf(props).map(([text, href]) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

interface ProfilesProps {
  readonly profiles: NonNullable<ShopFrame['profiles']>;
  readonly origin: string;
}

function Profiles({ profiles, origin }: ProfilesProps) {
  if (profiles.length === 0) return null;
  return (
    <ul className={css('profiles')}>
      {profiles.map(({ network, name, href }) => (
        <li key={network}>
          <SafeLink to={href} origin={origin} className={css('profile')}>
            <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden>
              <path d={GLYPHS[network]} />
            </svg>
            <span className={layout('hidden')}>{name}</span>
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}

function MenuLinks(props: { readonly menu: ShopFrame['mainMenu']; readonly origin: string }) {
  const { menu, origin } = props;
  return (
    <nav className={css('links')} aria-label="Shop">
      <h2 className={css('title')}>Shop</h2>
      <ul>
        {menu.map(({ text, href }) => (
          <li key={`${text} ${href}`}>
            <SafeLink to={href} origin={origin}>
              {text}
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LastLineProps {
  readonly frame: ShopFrame;
  /** Whether the line continues the colours of the full footer above it. */
  readonly isBelow: boolean;
}

function LastLine({ frame, isBelow }: LastLineProps) {
  const { name, hasPolicies, measuring, isUntaxed = false } = frame;
  return (
    <div className={css('subfooter', isBelow && 'below')}>
      <div className={`${layout('container')} ${css('line')}`}>
        <p>{`© ${name}.${isUntaxed ? '' : ' Prices include tax.'}`}</p>
        {measuring !== null && (
          <button id="cookie-choices" className={css('choices')} hidden>
            Cookie settings
          </button>
        )}
        {hasPolicies && (
          <nav aria-label="Policies">
            <ul className={css('policies')}>
              {POLICY_NAMES.map((policy) => (
                <li key={policy}>
                  <a href={policyLink(policy)}>{POLICY_TITLES[policy]}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

/**
 * Footer and sub-footer (LAY-005, LAY-039). A theme may hide the footer, which leaves the minimal
 * one. Layouts with a footer also get the bottom navigation bar and the welcome pop-up (MKT-008).
 */
export function Footer({ payload, layout: regions }: FooterProps) {
  const { frame } = payload;
  const isWhole = regions.footer && frame.layout.footerVisible;
  return (
    <footer>
      {isWhole && <Columns frame={frame} isSignedIn={payload.account !== undefined} />}
      {regions.subfooter && <LastLine frame={frame} isBelow={isWhole} />}
      {regions.footer && <BottomBar payload={payload} />}
      {regions.footer && frame.measuring !== null && (
        <Consent measuring={frame.measuring} hasPolicies={frame.hasPolicies} />
      )}
      {regions.footer && frame.popup !== null && <WelcomePopup {...frame.popup} />}
    </footer>
  );
}
