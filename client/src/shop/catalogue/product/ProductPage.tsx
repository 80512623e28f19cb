import type { ProductCard, ProductColour } from '@selvedge/shared/catalogue/contract';
import { bundleLabel } from '@selvedge/shared/catalogue/bundles/bundle';
import type { ShopProduct } from '@selvedge/shared/catalogue/product.screen';
import { isTaxedIn } from '@selvedge/shared/countries/countries';
import { collectionLink, colourLink } from '@selvedge/shared/links/links';
import { useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { BuyForm } from './BuyForm.js';
import { Byline } from './Byline.js';
import { Community } from './Community.js';
import { Description, restOf } from './Description.js';
import { Facts } from './Facts.js';
import { Gallery } from './Gallery.js';
import { picturesOf } from './pictures.js';
import styles from './ProductPage.module.css';
import { Promises } from './Promises.js';
import { Swatches } from './Swatches.js';
import { Taglets } from './Taglets.js';
import { useAddToBasket } from './useAddToBasket.js';
import { useCountry } from './useDelivery.js';
import { classesOf } from '../../../lib/class-names.js';
import { isPlainClick } from '../../../ui/shop/common/plain-click.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { BasketNotice } from '../../../ui/shop/BasketNotice.js';
import { Breadcrumbs } from '../../../ui/shop/Breadcrumbs.js';
import { Heart } from '../../../ui/shop/common/Heart.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { Price } from '../../../ui/shop/common/Price.js';
import { ProductGrid } from '../../../ui/shop/common/ProductCard.js';

const css = classesOf(styles);

type Screen = ScreenProps<'product'>['screen'];

interface TitleProps extends Pick<Screen, 'product' | 'home'> {
  readonly children: ReactNode;
}

function Title({ product, home, children }: TitleProps) {
  const isTaxed = isTaxedIn(useCountry(home));
  return (
    <div className={css('title')}>
      <h1 dir="auto">{product.name}</h1>
      <p className={css('price')}>
        <Price {...product} />
        {isTaxed && <span className={css('tax')}>Tax included</span>}
      </p>
      {children}
    </div>
  );
}

/** Shown to owners for products hidden from shoppers (GRD-045). */
function HiddenNote() {
  return (
    <p className={css('hidden')} role="note">
      Only you can see this product: it is not on sale
    </p>
  );
}

/** Row of related products; nothing if there are none (CAT-012). */
function ProductRow({
  title,
  products,
}: {
  readonly title: string;
  readonly products: readonly ProductCard[];
}) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={css('related')} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products} />
    </section>
  );
}

/** Selected colour. Changing it also changes the address, so that it can be shared. */
function useColour(product: ShopProduct, initial: string) {
  const { colours } = product;
  const [name, setName] = useState(initial);
  const colour: ProductColour | undefined = colours.find((one) => one.name === name) ?? colours[0];
  const choose = (newName: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setName(newName);
    history.replaceState(null, '', colourLink(product, newName));
  };
  return { colour, choose };
}

interface DetailsProps {
  readonly screen: Screen;
  readonly lastDays: ComponentProps<typeof Promises>['lastDays'];
  readonly colour: ProductColour;
  readonly adding: ReturnType<typeof useAddToBasket>;
  readonly onColour: (colour: string, event: MouseEvent) => void;
}

/** Places the description above or below the selectors (CAT-018). */
function Details({ screen, lastDays, colour, adding, onColour }: DetailsProps) {
  const { product, options, pieces, isHidden } = screen;
  const text = { text: product.description, wordLimit: options.wordLimit };
  const above = options.descriptionPlacement === 'aboveSelectors';
  const { quantityVisible } = options;
  const hasSizeGuide = screen.sizeGuide !== null;
  return (
    <div className={css('details')}>
      <Title {...screen}>
        <Byline {...screen} />
      </Title>
      {options.tagletsVisible && <Taglets product={product} />}
      {above && <Description {...text} />}
      {product.colours.length === 1 && product.isBundle ? null : (
        <Swatches {...product} chosen={colour.name} onChoose={onColour} />
      )}
      <BuyForm
        {...{ product, colour, pieces, quantityVisible, hasSizeGuide, isHidden }}
        {...adding}
      />
      {!isHidden && <Heart product={product.uuid} name={product.name} wide />}
      <Promises {...screen} lastDays={lastDays} currency={product.currency} />
      {!above && <Description {...text} />}
      <Facts sizeGuide={screen.sizeGuide} description={restOf(text)} />
    </div>
  );
}

/** Link back to the collection; hidden on small screens in favour of the price. */
function Trail({ screen: { product, collection } }: Pick<DetailsProps, 'screen'>) {
  const up =
    collection === null
      ? []
      : [{ text: collection.name, href: collectionLink(collection.urlName) }];
  return (
    <div className={css('trail')}>
      <Breadcrumbs trail={[{ text: 'Home', href: '/' }, ...up]} here={product.name} />
    </div>
  );
}

/** Product in one of its colours (RTE-043). */
export function ProductPage({ frame, screen }: ScreenProps<'product'>) {
  const { product, options } = screen;
  const lastDays = frame.christmas?.dates ?? [];
  const { colour, choose } = useColour(product, screen.colour);
  const adding = useAddToBasket(screen, product.isBundle ? bundleLabel(product) : null);
  if (colour === undefined) return null;
  const { added, basket, BasketDrawer } = adding;
  const confirmation = (options: string) => ({
    item: { name: product.name, options, image: colour.images[0]?.original ?? '' },
    onClose: adding.close,
  });
  const pictures = picturesOf({
    ...product,
    colour,
    picture: screen.picture,
    choosesColour: options.pictureChoosesColour,
  });
  return (
    <div className={layout('container')}>
      <Trail screen={screen} />
      {screen.isHidden && <HiddenNote />}
      <div className={css('page')}>
        <Gallery
          key={colour.name}
          name={product.name}
          pictures={pictures}
          layout={options.thumbnailsLayout}
          onColour={choose}
        />
        <Details {...{ screen, lastDays, colour, adding }} onColour={choose} />
      </div>
      <ProductRow title="Goes well with this" products={screen.crossSells} />
      <Community
        title={options.communityTitle}
        images={product.ugcImages}
        reviews={screen.reviews}
      />
      <ProductRow title="You may also like" products={screen.related} />
      {added !== null &&
        (BasketDrawer && basket ? (
          <BasketDrawer {...confirmation(added)} basket={basket} />
        ) : (
          <BasketNotice {...confirmation(added)} closeLink={colourLink(product, colour.name)} />
        ))}
    </div>
  );
}
