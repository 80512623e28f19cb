import { cardsIn, priceIn } from '@selvedge/shared/catalogue/cards/card-prices';
import type { ProductProps } from '@selvedge/shared/catalogue/product.screen';
import { exchanged } from '@selvedge/shared/exchange';
import type { CurrencyCode } from '@selvedge/shared/money';

/** PAY-020: converts all prices of a product page to another currency. */
export function productIn(currency: CurrencyCode, props: ProductProps): ProductProps {
  const { product, crossSells, related, delivery } = props;
  const inIt = (amount: number) => exchanged({ amount, currency: product.currency }, currency);
  return {
    ...props,
    product: priceIn(currency, product),
    crossSells: cardsIn(currency, crossSells),
    related: cardsIn(currency, related),
    delivery: { home: inIt(delivery.home), near: inIt(delivery.near), far: inIt(delivery.far) },
  };
}
