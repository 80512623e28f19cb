import type { GarmentColourName } from '@selvedge/shared/catalogue/garments/garment-colours';
import type { DesignName } from '@selvedge/shared/catalogue/garments/designs';
import type { GarmentName } from '@selvedge/shared/catalogue/garments/mockup';

/** Demo product. Prices are in pence; the first colour is the default. */
export interface Article {
  readonly name: string;
  /** Only if it differs from the name. */
  readonly urlName?: string;
  /** T-shirt by default. */
  readonly garment?: GarmentName;
  readonly design: DesignName;
  /** Design on the back, if any. */
  readonly back?: DesignName;
  readonly colours: readonly [GarmentColourName, ...GarmentColourName[]];
  readonly price: number;
  readonly salePrice?: number;
  /** URL names of its collections. */
  readonly collections: readonly string[];
  /** URL name of its creator. */
  readonly creator?: string;
  readonly gender?: 'mens' | 'womens' | 'kids';
  readonly tags?: readonly string[];
  readonly soldOut?: readonly string[];
  /** Number of reviews. */
  readonly reviews?: number;
  /** Whether staff have yet to approve it. */
  readonly isNew?: true;
  readonly text: string;
}
