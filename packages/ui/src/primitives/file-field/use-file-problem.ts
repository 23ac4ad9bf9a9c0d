"use client";
import { formsMessages, useMessages } from "../../locale/index.js";
import type { FileProblem } from "./file-check.js";
import { useFileSize } from "./use-file-size.js";

interface ProblemOptions {
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
  messages?: Partial<Record<FileProblem, string | ((file: File) => string)>> | undefined;
}

const pictureMessages = {
  type: formsMessages.fileWrongType,
  heic: formsMessages.pictureIsHeic,
  pixels: formsMessages.pictureTooLarge,
  broken: formsMessages.fileBroken,
} as const;

/** The text of why a file cannot be used. */
export function useFileProblem({ maxBytes = 0, maxFiles = 1, messages }: ProblemOptions) {
  const { t } = useMessages();
  const sizeOf = useFileSize();
  return (file: File, problem: FileProblem): string => {
    const custom = messages?.[problem];
    if (custom !== undefined) return typeof custom === "string" ? custom : custom(file);
    if (problem === "number") return t(formsMessages.tooManyFiles, { count: maxFiles });
    if (problem === "size") return t(formsMessages.fileTooLarge, { name: file.name, size: sizeOf(maxBytes) });
    return t(pictureMessages[problem], { name: file.name });
  };
}
