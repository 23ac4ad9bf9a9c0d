/** The PostgreSQL server cannot be used; the message names the reason and the remedy. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable";
}
