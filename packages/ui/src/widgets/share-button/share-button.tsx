"use client";
import { Share2 } from "lucide-react";
import type { ComponentProps } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import {
  IconButton,
  type IconButtonSize,
  type IconButtonVariant,
} from "../../primitives/icon-button/index.js";

/** What a share leads to, and what is said about it. */
export interface ShareTarget {
  /** The address to share: absolute, or a path of this site. */
  url: string;
  /** The link is in the clipboard: say 'Vendor Link copied' or 'Product Link copied' (REQ-MESSAGE-32). */
  onCopied: () => void;
  /** The share sheet took it. */
  onShared?: (() => void) | undefined;
  /** Neither the sheet nor the clipboard can be used. */
  onFailed?: ((error: unknown) => void) | undefined;
}

export interface ShareButtonProps
  extends ShareTarget, Omit<ComponentProps<"button">, "children" | "name" | "onClick" | "aria-label"> {
  /** What is shared, for the label and the title of the sheet. */
  name: string;
  variant?: IconButtonVariant | undefined;
  size?: IconButtonSize | undefined;
}

/** The device's own share sheet is for fingers: with a mouse, a copied link is what people want. */
const wantsSheet = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

async function share({ url, name, onCopied, onShared, onFailed }: ShareTarget & { name: string }) {
  const address = new URL(url, location.href).href;
  try {
    if (wantsSheet()) {
      try {
        await navigator.share({ title: name, url: address });
        onShared?.();
        return;
      } catch (error) {
        // Closed without a choice: that is an answer, too.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    await navigator.clipboard.writeText(address);
    onCopied();
  } catch (error) {
    onFailed?.(error);
  }
}

/** Passes a store, a collection or a product on: by the device's share sheet on touch, else as a copied link. */
export function ShareButton({
  name,
  url,
  onCopied,
  onShared,
  onFailed,
  variant = "glass",
  ...rest
}: ShareButtonProps) {
  const { t } = useMessages();
  return (
    <IconButton
      data-slot="share-button"
      {...rest}
      variant={variant}
      icon={Share2}
      flip
      aria-label={t(catalogueMessages.share, { name })}
      onClick={() => void share({ name, url, onCopied, onShared, onFailed })}
    />
  );
}
