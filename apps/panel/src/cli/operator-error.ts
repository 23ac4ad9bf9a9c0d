/** An error that an operator can fix; printed as its message without a stack. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
