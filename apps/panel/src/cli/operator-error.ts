/** What an operator can put right: told as one line, without where in the code it came up. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
