import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ProductSalesRow } from './product-sales.projection.js';

@Entity('product_sales')
export class ProductSalesEntity implements ProductSalesRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly product!: string;

  @Column('integer')
  readonly orders!: number;
}
