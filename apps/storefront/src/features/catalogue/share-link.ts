import { type Shop, showMessage } from "../../platform/index.js";

/** Copies a link and shows a toast (REQ-MESSAGE-32). */
export async function copyLink(
  shop: Shop,
  url: string,
  message: "vendor_link_copied" | "product_link_copied",
): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(url, window.location.href).href);
    showMessage(shop, message, "success");
  } catch (error) {
    console.error("An error occurred:", error);
  }
}

/** Opens the browser's share dialog. */
export async function shareLink(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    // The customer closed the dialog.
    if (!(error instanceof DOMException && error.name === "AbortError"))
      console.error("An error occurred:", error);
  }
}
