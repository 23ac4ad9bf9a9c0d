"use client";
import { createContext } from "react";
import type { PageAbout } from "./page-about.js";

/**
 * Receives on a server what the rendered pages are about, the lowest first; undefined for one that could not be read.
 * Null in a browser, which only needs the title.
 */
export const HeadContext = createContext<((about: PageAbout | undefined) => void) | null>(null);
