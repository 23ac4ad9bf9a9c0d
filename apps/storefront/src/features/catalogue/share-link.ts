import { type Shop, showMessage } from "../../platform/index.js";

/** Copies a link and says so (REQ-MESSAGE-32). */
export async function copyLink(
  shop: Shop,
  url: string,
  message: "vendor_link_copied" | "product_link_copied",
): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(url, window.location.href).href);
    showMessage(shop, message, "success");
  } catch (error) {
    // Without permission to the clipboard there is nothing to showMessage but this.
    console.error("An error occurred:", error);
  }
}

/** Hands a link to other apps, where the browser can. */
export async function shareLink(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    // Whoever changed their mind is told nothing.
    if (!(error instanceof DOMException && error.name === "AbortError"))
      console.error("An error occurred:", error);
  }
}
