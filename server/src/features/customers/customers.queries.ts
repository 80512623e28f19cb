import type {
  CustomerAccount,
  CustomerIdentity,
  CustomerRow,
  CustomerSort,
  ListedCustomer,
} from '@selvedge/shared/customers/contract';
import { noDetails, type AccountDetails } from '@selvedge/shared/customers/details';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const isoOf = (time: string): string =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = `c.id, c.email, c.verified,
  coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) AS name,
  ${isoOf('c.created_at')} AS "createdAt"`;

/** Matches the expression of the name index: customers without a name are listed by address. */
const nameOf = (customer: string): string =>
  `(search_form(coalesce(nullif(trim(${customer}.first_name || ' ' || ${customer}.last_name), ''), ${customer}.email)))`;

/** Sort keys: indexed expression and its SQL type. Null sorts by id alone. */
const keys: Readonly<
  Record<Exclude<CustomerSort, `-${string}`>, readonly [key: string, type: string] | null>
> = {
  name: [nameOf('c'), 'text'],
  since: null,
  orders: ['p.orders', 'integer'],
  lastOrder: ['p.last_order_at', 'timestamptz'],
  spent: ['p.worth', 'bigint'],
};

/** Every account has a purchases row, so an inner join is enough (decision 0079). */
const people = 'customers c JOIN customer_purchases p ON p.customer_id = c.id';

function keyOf(sort: CustomerSort): readonly [key: string, type: string] | null {
  // Safe: the sort without its minus is a key of `keys`.
  return keys[sort.replace(/^-/, '') as keyof typeof keys];
}

/**
 * Returns ORDER BY and the condition for rows after a customer; $1 is their id, $5 their sort key.
 */
function orderOf(sort: CustomerSort): { readonly by: string; readonly after: string } {
  const [way, than] = sort.startsWith('-') ? [' DESC', '<'] : ['', '>'];
  const key = keyOf(sort);
  if (key === null) return { by: `c.id${way}`, after: `c.id ${than} $1` };
  const [column, type] = key;
  // The purchases index ends with its own customer id column.
  const id = column.startsWith('p.') ? 'p.customer_id' : 'c.id';
  return {
    by: `${column}${way}, ${id}${way}`,
    after: `(${column}, ${id}) ${than} ($5::${type}, $1)`,
  };
}

/**
 * Finds customers by text, or by an order number through the order directory. The order's customers
 * form a list first, so that each alternative can use an index.
 */
const page = (sort: CustomerSort): string => `
  SELECT ${columns}, p.orders, p.spent,
    ${isoOf("nullif(p.last_order_at, '-infinity')")} AS "lastOrderAt"
  FROM ${people}
  WHERE ($1::integer IS NULL OR ${orderOf(sort).after})
    AND ($2::text IS NULL OR c.sought LIKE search_pattern($2)
      OR c.id = ANY (ARRAY(
        SELECT o.customer_id FROM order_directory d
        JOIN orders o ON o.division_id = d.division_id AND o.order_id = d.order_id
        WHERE d.order_id = $3 AND o.customer_id IS NOT NULL
        UNION ALL
        SELECT v.id FROM order_directory d
        JOIN orders o ON o.division_id = d.division_id AND o.order_id = d.order_id
        JOIN customers v ON v.email = lower(o.email) AND v.verified
        WHERE d.order_id = $3 AND o.customer_id IS NULL)))
  ORDER BY ${orderOf(sort).by} LIMIT $4`;

/** A customer with a verified address may also be staff with the same address (IDN-002). */
const one = `
  SELECT ${columns}, c.first_name AS "firstName", c.last_name AS "lastName", c.details,
    avatar_path('customer:' || c.id) AS avatar,
    c.signed_eula AS "signedEula", c.should_have_store AS "shouldHaveStore",
    (SELECT s.id FROM staff s WHERE c.verified AND s.email = c.email AND s.status = 0) AS "claimedUser"
  FROM customers c WHERE c.id = $1`;

export type CustomerWithAccount = CustomerRow &
  CustomerIdentity &
  Pick<CustomerAccount, 'signedEula' | 'shouldHaveStore' | 'claimedUser'>;

type Found = Omit<CustomerWithAccount, keyof AccountDetails> & {
  readonly details: AccountDetails | null;
};

@Injectable()
export class CustomersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds customers by words in name or address, or by an order number. */
  async list(query: {
    readonly term: string | null;
    readonly sort: CustomerSort;
    readonly after: number | null;
    readonly limit: number;
  }): Promise<readonly ListedCustomer[]> {
    const { term, sort, after, limit } = query;
    const key = keyOf(sort);
    const [, number = null] = /^#?(\d{1,9})$/.exec(term ?? '') ?? [];
    return this.dataSource.query<ListedCustomer[]>(page(sort), [
      ...[after, term, number, limit],
      ...(key === null ? [] : [after === null ? null : await this.keyOf(after, key)]),
    ]);
  }

  /** Null if the customer no longer exists; the list then ends. */
  private async keyOf(
    id: number,
    [column, type]: readonly [key: string, type: string],
  ): Promise<string | null> {
    const [found] = await this.dataSource.query<{ key: string }[]>(
      `SELECT ${column}::${type}::text AS key FROM ${people} WHERE c.id = $1`,
      [id],
    );
    return found?.key ?? null;
  }

  async find(id: number): Promise<CustomerWithAccount | undefined> {
    const [found] = await this.dataSource.query<Found[]>(one, [id]);
    if (found === undefined) return undefined;
    const { details, ...customer } = found;
    return { ...noDetails, ...details, ...customer };
  }
}
