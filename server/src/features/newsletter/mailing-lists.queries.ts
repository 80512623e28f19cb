import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Mailing lists of a store: those that forms on its pages name. */
@Injectable()
export class MailingListsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether a form of the store names the list, on a published or edited page. */
  async isNamed(division: number, mailingList: number): Promise<boolean> {
    const [row] = await this.dataSource.query<{ named: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM pages
         WHERE division_id = $1 AND jsonb_path_exists(
           jsonb_build_array(page, live),
           '$.**.mailingList.value ? (@ == $number || @ == $text)',
           jsonb_build_object('number', $2::integer, 'text', $2::integer::text)
         )
       ) AS named`,
      [division, mailingList],
    );
    return row?.named === true;
  }
}
