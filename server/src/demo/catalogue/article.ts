import type { GarmentColourName } from '@selvedge/shared/catalogue/garments/garment-colours';
import type { DesignName, GarmentName } from '@selvedge/shared/catalogue/garments/mockup';

/** A product of the demo. Prices in pence; the first colour is shown first. */
export interface Article {
  readonly name: string;
  /** Where it is not the name's. */
  readonly urlName?: string;
  /** A t-shirt where nothing else is said. */
  readonly garment?: GarmentName;
  readonly design: DesignName;
  /** On the back, if anything is. */
  readonly back?: DesignName;
  readonly colours: readonly [GarmentColourName, ...GarmentColourName[]];
  readonly price: number;
  readonly salePrice?: number;
  /** Url names of collections. */
  readonly collections: readonly string[];
  /** The url name of who drew it. */
  readonly creator?: string;
  readonly gender?: 'mens' | 'womens' | 'kids';
  readonly tags?: readonly string[];
  readonly soldOut?: readonly string[];
  /** How many people said what they think of it. */
  readonly reviews?: number;
  readonly text: string;
}
