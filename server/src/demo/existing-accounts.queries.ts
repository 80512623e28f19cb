import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Finds accounts that an interrupted start has already created. */
@Injectable()
export class ExistingAccounts {
  constructor(private readonly dataSource: DataSource) {}

  async idOf(table: 'customers' | 'staff', email: string): Promise<number | undefined> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM ${table} WHERE email = $1`,
      [email],
    );
    return row?.id;
  }
}
