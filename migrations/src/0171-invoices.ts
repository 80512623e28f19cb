import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consecutive numbers of invoices and credit notes per store (ORD-039). */
export class Invoices0000000000171 implements MigrationInterface {
  readonly name = 'Invoices0000000000171';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE invoices (
        division_id integer NOT NULL,
        order_id integer NOT NULL,
        invoice_number integer,
        invoiced_at timestamptz,
        credit_note_number integer,
        credited_at timestamptz,
        invoiced_order_id integer,
        PRIMARY KEY (division_id, order_id)
      );
      CREATE UNIQUE INDEX invoices_by_number ON invoices (division_id, invoice_number);
      CREATE UNIQUE INDEX credit_notes_by_number ON invoices (division_id, credit_note_number);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
