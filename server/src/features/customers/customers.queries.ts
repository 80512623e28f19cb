import type {
  CustomerAccount,
  CustomerIdentity,
  CustomerRow,
  CustomerSort,
  ListedCustomer,
} from '@selvedge/shared/customers/contract';
import { noDetails, type AccountDetails } from '@selvedge/shared/own-account/details';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const isoOf = (time: string): string =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = `c.id, c.email, c.verified,
  coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) AS name,
  ${isoOf('c.created_at')} AS "createdAt"`;

/** As the index of names has it: who has said none is listed by their address. */
const nameOf = (customer: string): string =>
  `(lower(coalesce(nullif(trim(${customer}.first_name || ' ' || ${customer}.last_name), ''), ${customer}.email)))`;

/** What a list is sorted by: up as an index has it, and its type. Nothing where it is the customer alone. */
const keys: Readonly<
  Record<Exclude<CustomerSort, `-${string}`>, readonly [key: string, type: string] | null>
> = {
  name: [nameOf('c'), 'text'],
  since: null,
  orders: ['p.orders', 'integer'],
  lastOrder: ['p.last_order_at', 'timestamptz'],
  spent: ['p.worth', 'bigint'],
};

/** The tables that list and keys are read from: everybody with an account has a row of what they bought (decision 0079). */
const people = 'customers c JOIN customer_purchases p ON p.customer_id = c.id';

function keyOf(sort: CustomerSort): readonly [key: string, type: string] | null {
  // Behind a minus stands one of them.
  return keys[sort.replace(/^-/, '') as keyof typeof keys];
}

/** What comes in which order, and what comes after a customer: $1 is their id, $5 what they are sorted by. */
function orderOf(sort: CustomerSort): { readonly by: string; readonly after: string } {
  const [way, than] = sort.startsWith('-') ? [' DESC', '<'] : ['', '>'];
  const key = keyOf(sort);
  if (key === null) return { by: `c.id${way}`, after: `c.id ${than} $1` };
  const [column, type] = key;
  // The index of what was bought ends with its own number of the customer.
  const id = column.startsWith('p.') ? 'p.customer_id' : 'c.id';
  return {
    by: `${column}${way}, ${id}${way}`,
    after: `(${column}, ${id}) ${than} ($5::${type}, $1)`,
  };
}

/**
 * An order is found by its number in the directory, and its customer by that or by their verified address.
 * Whose they are comes first as a list, so that each alternative is looked up in an index.
 */
const page = (sort: CustomerSort): string => `
  SELECT ${columns}, p.orders, p.spent,
    ${isoOf("nullif(p.last_order_at, '-infinity')")} AS "lastOrderAt"
  FROM ${people}
  WHERE ($1::integer IS NULL OR ${orderOf(sort).after})
    AND ($2::text IS NULL OR c.email ILIKE $2 OR c.first_name || ' ' || c.last_name ILIKE $2
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

/** IDN-002: whoever shows that an address is theirs may be one of the staff with the same. */
const one = `
  SELECT ${columns}, c.first_name AS "firstName", c.last_name AS "lastName", c.details,
    avatar_path('customer:' || c.id) AS avatar,
    c.signed_eula AS "signedEula", c.should_have_store AS "shouldHaveStore",
    (SELECT s.id FROM staff s WHERE c.verified AND s.email = c.email AND s.status = 0) AS "claimedUser"
  FROM customers c WHERE c.id = $1`;

/** A customer, with what their account itself says. */
export type CustomerWithAccount = CustomerRow &
  CustomerIdentity &
  Pick<CustomerAccount, 'signedEula' | 'shouldHaveStore' | 'claimedUser'>;

type Found = Omit<CustomerWithAccount, keyof AccountDetails> & {
  readonly details: AccountDetails | null;
};

/** Who has an account. */
@Injectable()
export class CustomersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Those with the words in name or address, or with the order of that number. */
  async list(query: {
    readonly term: string | null;
    readonly sort: CustomerSort;
    readonly after: number | null;
    readonly limit: number;
  }): Promise<readonly ListedCustomer[]> {
    const { term, sort, after, limit } = query;
    const key = keyOf(sort);
    const pattern = term && `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const [, number = null] = /^#?(\d{1,9})$/.exec(term ?? '') ?? [];
    return this.dataSource.query<ListedCustomer[]>(page(sort), [
      ...[after, pattern, number, limit],
      ...(key === null ? [] : [after === null ? null : await this.keyOf(after, key)]),
    ]);
  }

  /** Of who is gone meanwhile, no list goes on. */
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
