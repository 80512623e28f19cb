import type { PriceChange } from '@selvedge/shared/catalogue/prior-price';
import type { Product, ProductCard } from '@selvedge/shared/catalogue/contract';
import { Column, Entity, Index } from 'typeorm';

import { NumberedEntity } from '../../platform/database/numbered.entity.js';
import type { ProductRow } from './product.projection.js';

@Entity('products')
@Index(['division', 'urlName'], { unique: true })
export class ProductEntity extends NumberedEntity implements ProductRow {
  @Column('text')
  readonly urlName!: string;

  @Column('boolean')
  readonly enabled!: boolean;

  @Column('boolean')
  readonly shown!: boolean;

  @Column('integer')
  readonly position!: number;

  @Column('text')
  readonly gender!: string;

  @Column('uuid', { array: true })
  readonly collections!: readonly string[];

  @Column('uuid', { nullable: true })
  readonly creator!: string | null;

  @Column('text', { array: true })
  readonly skus!: readonly string[];

  @Column('text', { array: true })
  readonly choices!: readonly string[];

  @Column('integer')
  readonly sellingPrice!: number;

  @Column('jsonb')
  readonly priceHistory!: readonly PriceChange[];

  @Column('integer', { nullable: true })
  readonly priorPrice!: number | null;

  @Column('text')
  readonly createdBy!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  readonly createdAt!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  readonly updatedAt!: string;

  @Column('integer')
  readonly reviewCount!: number;

  @Column('integer')
  readonly ratingSum!: number;

  @Column('jsonb')
  readonly card!: ProductCard;

  @Column('jsonb')
  readonly product!: Product;
}
