import type { Model } from '@selvedge/shared/models/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { integersIn, type ModelsQuery } from './model-sources.js';

/** Fields of an order in a customer's order list. */
const orderFields = `jsonb_build_object('id', o.order_id, 'hash', o.hash, 'flow', o.flow,
  'status', o.status, 'items', o.items, 'quantity', o.quantity, 'subtotal', o.subtotal,
  'goodsTax', o.goods_tax, 'shipping', o.shipping, 'shippingTax', o.shipping_tax,
  'discount', o.discount, 'taxDiscount', o.tax_discount, 'total', o.total, 'currency', o.currency,
  'email', o.email, 'shippingAddress', o.shipping_address, 'billingAddress', o.billing_address,
  'createdAt', o.created_at)`;

const customerFields = `jsonb_build_object('id', c.id, 'email', c.email, 'firstName', c.first_name,
  'lastName', c.last_name, 'verified', c.verified)`;

/** Maximum number of orders of a customer, newest first. */
const ordersLimit = 50;

/** Queries of customers and staff, one statement per call. */
@Injectable()
export class PeopleModelsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns customers by order; orders without an account have none. */
  async customersOf(orders: readonly number[]): Promise<ReadonlyMap<number, Model>> {
    const rows = await this.dataSource.query<{ order: number; model: Model }[]>(
      `SELECT d.order_id AS "order", ${customerFields} AS model FROM order_directory d
       JOIN orders o ON o.division_id = d.division_id AND o.order_id = d.order_id
       JOIN customers c ON c.id = o.customer_id WHERE d.order_id = ANY ($1::integer[])`,
      [orders],
    );
    return new Map(rows.map(({ order, model }) => [order, model]));
  }

  /** Customers who ordered in the store; an account itself belongs to no store. */
  customers({ facts: { division }, ids, relations }: ModelsQuery): Promise<Model[]> {
    return this.models(
      `SELECT ${customerFields} || jsonb_build_object('orders', CASE WHEN $3 THEN (
         SELECT jsonb_agg(latest.model) FROM (
           SELECT ${orderFields} AS model FROM orders o
           WHERE o.division_id = $1 AND o.customer_id = c.id
           ORDER BY o.order_id DESC LIMIT ${ordersLimit}
         ) latest
       ) END) AS model
       FROM customers c WHERE c.id = ANY ($2::integer[]) AND EXISTS (
         SELECT FROM orders o WHERE o.division_id = $1 AND o.customer_id = c.id
       )`,
      [division, integersIn(ids), relations.includes('orders')],
    );
  }

  users({ ids }: ModelsQuery): Promise<Model[]> {
    return this.models(
      `SELECT jsonb_build_object('id', s.id, 'email', s.email, 'firstName', s.first_name,
         'lastName', s.last_name, 'fullName', trim(concat(s.first_name, ' ', s.last_name)),
         'status', s.status, 'avatar', avatar_path('staff:' || s.id), 'mutedAt', s.muted_at) AS model
       FROM staff s WHERE s.id = ANY ($1::integer[])`,
      [integersIn(ids)],
    );
  }

  private async models(sql: string, parameters: unknown[]): Promise<Model[]> {
    const rows = await this.dataSource.query<{ model: Model }[]>(sql, parameters);
    return rows.map(({ model }) => model);
  }
}
