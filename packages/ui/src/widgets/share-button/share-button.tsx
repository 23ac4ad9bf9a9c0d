"use client";
import { Share2 } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import {
  IconButton,
  type IconButtonSize,
  type IconButtonVariant,
} from "../../primitives/icon-button/index.js";

/** Target of a share and its callbacks. */
export interface ShareTarget {
  /** URL to share: absolute, or a path of this site. */
  url: string;
  /** The link was copied: show 'Vendor Link copied' or 'Product Link copied' (REQ-MESSAGE-32). */
  onCopied: () => void;
  /** Called after sharing by the share sheet. */
  onShared?: (() => void) | undefined;
  /** Called when neither the share sheet nor the clipboard is available. */
  onFailed?: ((error: unknown) => void) | undefined;
}

export interface ShareButtonProps
  extends ShareTarget, Omit<ComponentProps<"button">, "children" | "name" | "onClick" | "aria-label"> {
  /** Name of the shared item, for the label and the title of the share sheet. */
  name: string;
  variant?: IconButtonVariant | undefined;
  size?: IconButtonSize | undefined;
}

/** The device's share sheet is used on touch devices only; with a mouse, people prefer a copied link. */
const usesShareSheet = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

async function share({ url, name, onCopied, onShared, onFailed }: ShareTarget & { name: string }) {
  const absoluteUrl = new URL(url, location.href).href;
  try {
    if (usesShareSheet()) {
      try {
        await navigator.share({ title: name, url: absoluteUrl });
        onShared?.();
        return;
      } catch (error) {
        // Closing the share sheet without sharing is not a failure.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    await navigator.clipboard.writeText(absoluteUrl);
    onCopied();
  } catch (error) {
    onFailed?.(error);
  }
}

/** Shares a store, collection or product: by the device's share sheet on touch, otherwise as a copied link. */
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
