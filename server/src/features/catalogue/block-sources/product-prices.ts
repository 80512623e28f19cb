import { cardsIn, priceIn } from '@selvedge/shared/catalogue/cards/card-prices';
import type { ProductProps } from '@selvedge/shared/catalogue/product.screen';
import { exchanged } from '@selvedge/shared/exchange';
import type { CurrencyCode } from '@selvedge/shared/money';

/** PAY-020: converts all prices of a product page to another currency. */
export function productIn(currency: CurrencyCode, props: ProductProps): ProductProps {
  const { product, crossSells, related } = props;
  const { home, near, far } = props.delivery;
  const inIt = (amount: number) => exchanged({ amount, currency: product.currency }, currency);
  const ifOffered = (amount: number | null) => (amount === null ? null : inIt(amount));
  return {
    ...props,
    product: priceIn(currency, product),
    crossSells: cardsIn(currency, crossSells),
    related: cardsIn(currency, related),
    delivery: { home: ifOffered(home), near: ifOffered(near), far: ifOffered(far) },
  };
}
