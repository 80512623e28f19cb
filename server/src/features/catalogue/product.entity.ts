import type { Product, ProductCard } from '@selvedge/shared/catalogue/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ProductRow } from './product.projection.js';

@Entity('products')
export class ProductEntity implements ProductRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('integer')
  readonly id!: number;

  @Column('text')
  readonly urlName!: string;

  @Column('boolean')
  readonly enabled!: boolean;

  @Column('integer')
  readonly position!: number;

  @Column('jsonb')
  readonly card!: ProductCard;

  @Column('jsonb')
  readonly product!: Product;
}
