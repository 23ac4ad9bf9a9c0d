"use client";
import { LinkProvider, LocaleProvider, type Language } from "@talabee/ui/locale";
import { BrandProvider } from "@talabee/ui/theme";
import Link from "next/link";
import type { ReactNode } from "react";
import brand from "../brand.json";

const identity = { name: brand.title, logo: null };

/** `renderedAt` comes from the server, so that texts such as "opens at 5:00" hydrate without a difference. */
export function Providers(props: { language: Language; renderedAt: number; children: ReactNode }) {
  return (
    <LocaleProvider language={props.language} renderedAt={props.renderedAt}>
      <LinkProvider link={Link}>
        <BrandProvider brand={identity}>{props.children}</BrandProvider>
      </LinkProvider>
    </LocaleProvider>
  );
}
