"use client";
import { formsMessages, useFormat, useMessages } from "../../locale/index.js";

/** Formats a size in bytes: "1.2 MB". */
export function useFileSize(): (bytes: number) => string {
  const { t } = useMessages();
  const format = useFormat();
  return (bytes) =>
    bytes < 1_000_000
      ? t(formsMessages.kilobytes, { size: format.number(Math.max(1, bytes / 1000), 0) })
      : t(formsMessages.megabytes, { size: format.number(bytes / 1_000_000, 1) });
}
