/** Email address and password of an account. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Accounts and data that no public call creates. Where one is missing, the suite checks only the refusals of the calls
 * that need it.
 */
export interface TestData {
  /** An admin. */
  readonly admin?: Credentials;
  /** A super admin. */
  readonly superAdmin?: Credentials;
  /** A rider. */
  readonly rider?: Credentials;
  /** A voucher code that credits a wallet. */
  readonly voucher?: string;
  /** A token of the payment provider for a card that is accepted. */
  readonly cardToken?: string;
  /**
   * Completes the payment provider's page at an address with a card that is accepted. Resolves to the address of the
   * redirect that follows, or null without one.
   */
  readonly completePage?: (url: string) => Promise<string | null>;
}
