import { Injectable } from '@nestjs/common';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { urlNameIn } from '@selvedge/shared/links/product-address';
import type { FavouriteLine, FavouriteInput } from '@selvedge/shared/favourites/contract';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { newSecretId } from '../../platform/ids/secret-id.js';
import { ProductsReader } from '../products/index.js';
import { AddressSubjects } from '../accounts/index.js';
import { NothingLiked, NotOnOffer, NoSuchFavourites } from './favourites.errors.js';
import type { FavouritesCommand } from './favourites.commands.js';
import { favouritesDecider } from './favourites.decider.js';
import type { Liked } from './favourites.events.js';
import { FavouritesReader } from './favourites.queries.js';
import { favouriteLines } from './favourites.rules.js';
import type { FavouritesContext } from './favourites-contexts.service.js';

/** A list after a command; the first command assigns a new id. */
export interface FavouritesNow {
  readonly listId: string;
  readonly lines: readonly FavouriteLine[];
}

@Injectable()
export class FavouritesService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly products: ProductsReader,
    private readonly reader: FavouritesReader,
    private readonly addresses: AddressSubjects,
  ) {}

  /** Uses one statement, or none for a visitor without a list (API-019). */
  async list({ context, listId }: FavouritesContext): Promise<readonly FavouriteLine[]> {
    const list = await this.reader.list(context.division, listId);
    return list === undefined ? [] : favouriteLines(list);
  }

  /**
   * Adds each item once; all or none (BSK-007). Throws NothingLiked, NotOnOffer and
   * TooManyFavourites.
   */
  async add(
    favouritesContext: FavouritesContext,
    requested: readonly FavouriteInput[],
  ): Promise<FavouritesNow> {
    const { division } = favouritesContext.context;
    return this.addAll(
      favouritesContext,
      await Promise.all(requested.map((one) => this.likedOf(division, one))),
    );
  }

  /** Removing a missing item is a no-op. */
  remove(favouritesContext: FavouritesContext, key: string): Promise<readonly FavouriteLine[]> {
    return this.change(favouritesContext, (listId) => ({ type: 'RemoveFavourite', listId, key }));
  }

  /** Removes all variants of a product, given its uuid or integer id. */
  async removeProduct(
    favouritesContext: FavouritesContext,
    named: string,
  ): Promise<readonly FavouriteLine[]> {
    const [productUuid = named] = await this.products.uuids(favouritesContext.context.division, [
      named,
    ]);
    return this.change(favouritesContext, (listId) => ({
      type: 'RemoveFavouriteProduct',
      listId,
      productUuid,
    }));
  }

  /** Returns the list of a mailed link. Throws NoSuchFavourites. */
  async savedList({ context }: FavouritesContext, br: string): Promise<readonly FavouriteLine[]> {
    const list = await this.reader.list(context.division, br);
    if (list === undefined) throw new NoSuchFavourites();
    return favouriteLines(list);
  }

  /**
   * Adds a saved list to the visitor's own (BSK-010). Throws NoSuchFavourites and
   * TooManyFavourites.
   */
  async recover(favouritesContext: FavouritesContext, br: string): Promise<FavouritesNow> {
    const saved = await this.reader.list(favouritesContext.context.division, br);
    if (saved === undefined) throw new NoSuchFavourites();
    return this.addAll(favouritesContext, saved.items);
  }

  /** Saves the current list under an id that is sent by mail (BSK-011). Throws NoFavourites. */
  async sendLater({ context, listId }: FavouritesContext, email: string): Promise<void> {
    const list = await this.reader.list(context.division, listId);
    const items = list?.items ?? [];
    await this.commands.handle(context, favouritesDecider, {
      type: 'KeepFavourites',
      listId: newSecretId(),
      items,
      subject: this.addresses.of(email),
      email,
    });
  }

  private async addAll(
    favouritesContext: FavouritesContext,
    items: readonly Omit<Liked, 'key'>[],
  ): Promise<FavouritesNow> {
    const listId = favouritesContext.idToFill;
    const command = { type: 'AddFavourites', listId, items } as const;
    await this.commands.handle(favouritesContext.context, favouritesDecider, command);
    return { listId, lines: await this.list({ ...favouritesContext, listId }) };
  }

  private async change(
    favouritesContext: FavouritesContext,
    commandOn: (listId: string) => FavouritesCommand,
  ): Promise<readonly FavouriteLine[]> {
    const { context, listId } = favouritesContext;
    if (listId === undefined) return [];
    await this.commands.handle(context, favouritesDecider, commandOn(listId));
    return this.list(favouritesContext);
  }

  private async likedOf(division: number, requested: FavouriteInput): Promise<Omit<Liked, 'key'>> {
    const product = await this.productOf(division, requested);
    if (product === undefined) throw new NotOnOffer();
    return chosenOf(product, requested);
  }

  private async productOf(
    division: number,
    { variantId, productId, productUrl }: FavouriteInput,
  ): Promise<Product | undefined> {
    if (variantId !== undefined) return this.products.bySku(division, variantId);
    if (productId !== undefined) return this.products.byId(division, productId);
    if (productUrl === undefined) throw new NothingLiked();
    const urlName = urlNameIn(productUrl);
    return urlName === undefined ? undefined : this.products.byUrlName(division, urlName);
  }
}

/**
 * Normalises colour and size to the product's spelling, sold out or not. Throws NotOnOffer for
 * unknown ones.
 */
function chosenOf(product: Product, requested: FavouriteInput): Omit<Liked, 'key'> {
  const { variantId, productColor = '', productSize = '' } = requested;
  const variants = product.colours.flatMap(({ name: colour, sizes }) =>
    sizes.map(({ name: size, sku }) => ({ sku, colour, size })),
  );
  const found = variants.find(({ sku, colour, size }) =>
    variantId === undefined
      ? ['', colour].includes(productColor) && ['', size].includes(productSize)
      : sku === variantId,
  );
  if (found === undefined) throw new NotOnOffer();
  const isVariant = variantId !== undefined;
  return {
    productUuid: product.uuid,
    colour: isVariant ? found.colour : productColor,
    size: isVariant ? found.size : productSize,
  };
}
