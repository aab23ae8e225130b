/** A refusal of the supplier API: a real HTTP status and `{ error }`. */
export class SupplierError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
