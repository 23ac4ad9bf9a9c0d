import type { ClientApp } from "@talabee/contract/react";
import type { Preference } from "@talabee/domain";

/** Everything the storefront shares between its screens. One page has one shop; a test may have several. */
export interface Shop extends ClientApp {
  readonly theme: Preference<"light" | "dark">;
}
