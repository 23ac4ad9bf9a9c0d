/** Who signs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a run may be given that no public call makes; of calls that need what is missing, only refusals are looked at. */
export interface Supplies {
  /** Somebody of the panel's own people. */
  readonly admin?: Credentials;
  /** Who sets the panel up. */
  readonly superAdmin?: Credentials;
  /** Somebody who delivers. */
  readonly rider?: Credentials;
  /** A voucher that puts money into a wallet. */
  readonly voucher?: string;
  /** A token the payment provider gives for a card that works. */
  readonly cardToken?: string;
  /**
   * Fills in the payment provider's page at an address, as a customer does with a card that works; hands back where
   * the page leads then, null when it leads nowhere.
   */
  readonly completePage?: (url: string) => Promise<string | null>;
}
