import type {
  CustomerAccount,
  CustomerIdentity,
  CustomerRow,
  CustomerSort,
  ListedCustomer,
} from '@selvedge/shared/customers/contract';
import { noDetails, type AccountDetails } from '@selvedge/shared/own-account/details';
import { soldStatuses } from '@selvedge/shared/orders/sales/sold';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const isoOf = (time: string): string =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = `c.id, c.email, c.verified,
  coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) AS name,
  ${isoOf('c.created_at')} AS "createdAt"`;

/** Of a page's customers alone, each by an index; an order of another is none that they placed. */
const bought = `
  SELECT sum(n)::integer AS orders, ${isoOf('max(last)')} AS "lastOrderAt",
    jsonb_agg(jsonb_build_object('currency', currency, 'amount', total) ORDER BY total DESC)
      FILTER (WHERE total > 0) AS spent
  FROM (
    SELECT currency, count(*) AS n, max(created_at) AS last,
      sum(total) FILTER (WHERE status = ANY ($5)) AS total
    FROM (
      SELECT o.currency, o.status, o.total, o.created_at FROM orders o
      WHERE o.customer_id = c.id AND o.parent IS NULL AND o.deleted_at IS NULL
      UNION ALL
      SELECT o.currency, o.status, o.total, o.created_at FROM orders o
      WHERE c.verified AND lower(o.email) = c.email AND o.customer_id IS NULL AND o.parent IS NULL
        AND o.deleted_at IS NULL
    ) theirs GROUP BY currency
  ) by_currency`;

/** As the index of names has it: who has said none is listed by their address. */
const nameOf = (customer: string): string =>
  `(lower(coalesce(nullif(trim(${customer}.first_name || ' ' || ${customer}.last_name), ''), ${customer}.email)))`;

/** What comes in which order, and what comes after a customer: $1 is their id, $6 their name as it is sorted. */
const sorts: Readonly<Record<CustomerSort, { readonly by: string; readonly after: string }>> = {
  name: { by: `${nameOf('c')}, c.id`, after: `(${nameOf('c')}, c.id) > ($6::text, $1)` },
  '-name': {
    by: `${nameOf('c')} DESC, c.id DESC`,
    after: `(${nameOf('c')}, c.id) < ($6::text, $1)`,
  },
  since: { by: 'c.id', after: 'c.id > $1' },
  '-since': { by: 'c.id DESC', after: 'c.id < $1' },
};

/** Of who is gone meanwhile, no list goes on. */
const sortedName = `SELECT ${nameOf('c')} AS name FROM customers c WHERE c.id = $1`;

/**
 * An order is found by its number in the directory, and its customer by that or by their verified address.
 * Whose they are comes first as a list, so that each alternative is looked up in an index.
 */
const page = ({ by, after }: { readonly by: string; readonly after: string }): string => `
  SELECT ${columns}, coalesce(b.orders, 0) AS orders, b."lastOrderAt", coalesce(b.spent, '[]') AS spent
  FROM customers c CROSS JOIN LATERAL (${bought}) b
  WHERE ($1::integer IS NULL OR ${after})
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
  ORDER BY ${by} LIMIT $4`;

/** IDN-002: whoever shows that an address is theirs may be one of the staff with the same. */
const one = `
  SELECT ${columns}, c.first_name AS "firstName", c.last_name AS "lastName", c.details,
    avatar_path('customer:' || c.id) AS avatar,
    c.signed_eula AS "signedEula", c.should_have_store AS "shouldHaveStore",
    (SELECT s.id FROM staff s WHERE c.verified AND s.email = c.email AND s.status = 0) AS "claimedUser"
  FROM customers c WHERE c.id = $1`;

/** A customer, with what their account itself says. */
export type KnownCustomer = CustomerRow &
  CustomerIdentity &
  Pick<CustomerAccount, 'signedEula' | 'shouldHaveStore' | 'claimedUser'>;

type Found = Omit<KnownCustomer, keyof AccountDetails> & {
  readonly details: AccountDetails | null;
};

/** Who has an account. */
@Injectable()
export class CustomersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Those with the words in name or address, or with the order of that number. */
  async list(asked: {
    readonly term: string | null;
    readonly sort: CustomerSort;
    readonly after: number | null;
    readonly limit: number;
  }): Promise<readonly ListedCustomer[]> {
    const { term, sort, after, limit } = asked;
    const isByName = sort === 'name' || sort === '-name';
    const name = isByName && after !== null ? await this.sortedName(after) : null;
    const pattern = term && `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const [, number = null] = /^#?(\d{1,9})$/.exec(term ?? '') ?? [];
    return this.dataSource.query<ListedCustomer[]>(page(sorts[sort]), [
      ...[after, pattern, number, limit],
      soldStatuses,
      ...(isByName ? [name] : []),
    ]);
  }

  private async sortedName(id: number): Promise<string | null> {
    const [found] = await this.dataSource.query<{ name: string }[]>(sortedName, [id]);
    return found?.name ?? null;
  }

  async find(id: number): Promise<KnownCustomer | undefined> {
    const [found] = await this.dataSource.query<Found[]>(one, [id]);
    if (found === undefined) return undefined;
    const { details, ...known } = found;
    return { ...noDetails, ...details, ...known };
  }
}
